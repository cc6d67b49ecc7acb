import { withFormWords } from '../../kit/forms/forms.ts';
import { joinMessages, type MessageLoaders } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';

/** The words of an address form with those of the pieces. */
export const addressWords = withFormWords(messages);

/** The words of a part that asks for addresses, and those of the form, all fetched at once. */
export const withAddressWords = (words: MessageLoaders): MessageLoaders => joinMessages(messages, words);
