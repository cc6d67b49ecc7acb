import { defineWidget } from '../define-widget.tsx';
import reach from '../shared/office/reach.css?inline';
import base from '../shared/styles/base.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { Contact } from './Contact.tsx';
import own from './contact.css?inline';
import { contactWidget } from './contact.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: contactWidget,
  component: Contact,
  styles: [tokens, base, reach, own],
  messages,
});
