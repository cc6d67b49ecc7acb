import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** Keys of the words of an address form. */
export type AddressKey = keyof typeof en;

/** The words of an address form; whoever draws it gives them by `addressWords` or `withAddressWords`. */
export const useAddressMessages = () => useMessages<AddressKey>();
