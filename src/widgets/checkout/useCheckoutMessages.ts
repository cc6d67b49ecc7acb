import { useMessages } from '../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type CheckoutKey = keyof typeof en;

/** The words of the checkout that all steps share. */
export const useCheckoutMessages = () => useMessages<CheckoutKey>();
