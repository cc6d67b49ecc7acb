import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

/** The message keys of an address form. */
export type AddressKey = keyof typeof en;

/**
 * Returns the translator of an address form. The widget that draws the form provides its messages with `addressWords`
 * or `withAddressWords`.
 */
export const useAddressMessages = () => useMessages<AddressKey>();
