import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Banner } from './Banner.tsx';
import own from './banner.css?inline';
import { bannerWidget } from './banner.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: bannerWidget,
  component: Banner,
  styles: [tokens, base, own],
  messages,
});
