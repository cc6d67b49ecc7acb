import { withFormWords } from '../../kit/forms/forms.ts';
import { joinMessages, type MessageLoaders } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';

/** The messages of an address form and of the form components. */
export const addressWords = withFormWords(messages);

/** Joins the messages of a part that asks for addresses with those of the address form. All are fetched at the same time. */
export const withAddressWords = (words: MessageLoaders): MessageLoaders => joinMessages(messages, words);
