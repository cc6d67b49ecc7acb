import { useMessages } from '../../../kit/element/widget-context.ts';
import type en from './messages/en.json';
import type { EntryFault } from './payment-entry.ts';

type Key = keyof typeof en;

/** Returns a function that gives the message of an error in the step's own fields. */
export const useFaultWords = (): ((fault: EntryFault) => string) => {
  const t = useMessages<Key>();
  return ({ words }) => t(`checkout.pay.fault.${words}` as Key);
};
