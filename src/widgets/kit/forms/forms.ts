import { joinMessages, type MessageLoaders } from '../element/widget-messages.ts';
import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import choices from './choices.css?inline';
import combobox from './combobox.css?inline';
import form from './form.css?inline';
import phone from './phone.css?inline';
import secret from './secret.css?inline';
import messages from './messages?languages';

/** What a root that draws a form adopts beside tokens and base. */
export const formStyles: readonly string[] = [
  button,
  field,
  notice,
  status,
  choices,
  secret,
  combobox,
  form,
  phone,
];

/** The words of the pieces. */
export const formWords: MessageLoaders = messages;

/** The words of a widget or of a late part, and those of the pieces, both fetched at once. */
export const withFormWords = (own: MessageLoaders): MessageLoaders => joinMessages(messages, own);
