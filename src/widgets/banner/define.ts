import { defineWidget } from '../define-widget.tsx';
import { Banner } from './Banner.tsx';
import own from './banner.css?inline';
import { bannerWidget } from './banner.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: bannerWidget,
  component: Banner,
  styles: [own],
  messages,
});
