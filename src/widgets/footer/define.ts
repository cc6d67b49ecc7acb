import { defineWidget } from '../define-widget.tsx';
import { Footer } from './Footer.tsx';
import own from './footer.css?inline';
import { footerWidget } from './footer.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: footerWidget,
  component: Footer,
  styles: [own],
  messages,
});
