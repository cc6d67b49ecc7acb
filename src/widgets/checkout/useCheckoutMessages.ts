import { useMessages } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type CheckoutKey = keyof typeof en;

/** Returns the translator for the messages that all steps share. */
export const useCheckoutMessages = () => useMessages<CheckoutKey>();
