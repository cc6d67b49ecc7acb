import { withFormWords } from '../../kit/forms/forms.ts';
import { joinMessages, type MessageLoaders } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';
import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** The messages of an address form and of the form components. */
export const addressWords = withFormWords(messages);

/** Joins the messages of a part that asks for addresses with those of the address form. All are fetched at the same time. */
export const withAddressWords = (words: MessageLoaders): MessageLoaders => joinMessages(messages, words);

export type AddressKey = keyof typeof en;

/** Returns the translator of an address form, for a widget with `addressWords` or `withAddressWords`. */
export const useAddressMessages = () => useMessages<AddressKey>();
