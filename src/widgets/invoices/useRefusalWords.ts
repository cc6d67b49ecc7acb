import type { InvoicesRefused } from '../../api/invoice/payment-refusal.ts';
import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Returns a function that names the invoices that can't be paid, of so many, and says why. Source: ACC-07 f, LEAD-06 d. */
export const useRefusalWords = () => {
  const t = useWords<typeof en>();
  return ({ type, ids }: InvoicesRefused, count: number): string =>
    t(`invoices.refused.${type}`, {
      count: ids.length,
      rest: count - ids.length,
      numbers: new Intl.ListFormat(runtime().row.tag).format(ids),
    });
};
