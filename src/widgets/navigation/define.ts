import { defineWidget } from '../define-widget.tsx';
import { Navigation } from './Navigation.tsx';
import own from './navigation.css?inline';
import { navigationWidget } from './navigation.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: navigationWidget,
  component: Navigation,
  styles: [own],
  messages,
});
