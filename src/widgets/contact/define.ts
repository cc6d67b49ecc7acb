import { defineWidget } from '../define-widget.tsx';
import reach from '../parts/office/reach.css?inline';
import { Contact } from './Contact.tsx';
import own from './contact.css?inline';
import { contactWidget } from './contact.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: contactWidget,
  component: Contact,
  styles: [reach, own],
  messages,
});
