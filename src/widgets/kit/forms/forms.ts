import type { MessageLoaders } from '../element/widget-messages.ts';
import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import choices from './choices.css?inline';
import combobox from './combobox.css?inline';
import form from './form.css?inline';
import secret from './secret.css?inline';
import messages from './messages?languages';

/** The styles of a form, which its root adopts besides tokens and base. */
export const formStyles: readonly string[] = [button, field, notice, status, choices, secret, combobox, form];

/** The messages of the form components. */
export const formWords: MessageLoaders = messages;
