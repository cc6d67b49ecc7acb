import { defineWidget } from '../define-widget.tsx';
import { Header } from './Header.tsx';
import own from './header.css?inline';
import { headerWidget } from './header.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: headerWidget,
  component: Header,
  styles: [own],
  messages,
});
