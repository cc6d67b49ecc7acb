import type { InvoiceRow } from '../../api/invoice/invoice.contract.ts';
import { now } from '../../core/clock.ts';
import { CLOCK, StateBadge } from '../kit/page/StateBadge.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const DAY_MS = 86_400_000;

type Shown = Pick<InvoiceRow, 'status' | 'due' | 'daysOverdue' | 'total' | 'toPay'> & {
  isBeingPaid: boolean;
};

/** Returns how many days are left until a due day, counted in the store's days. */
const daysLeft = (due: string): number => Math.max(0, Math.ceil((Date.parse(due) - now()) / DAY_MS));

/** Returns a function that says the status of an invoice. Source: messages, ACC-07 a. */
export const useStatusWords = () => {
  const t = useWords<typeof en>();
  return ({ status, due, daysOverdue, total, toPay, isBeingPaid }: Shown): string => {
    if (status === 'PAID') return t('invoices.paid');
    if (isBeingPaid) return t('invoices.beingPaid');
    if (status === 'OVERDUE') return t('invoices.overdueBy', { count: daysOverdue });
    if (toPay.value < total.value) return t('invoices.partlyPaid');
    const count = daysLeft(due);
    return count === 0 ? t('invoices.dueToday') : t('invoices.openFor', { count });
  };
};

/** Shows an invoice's status as an icon, words and a tone. */
export const InvoiceStatus = (invoice: Shown) => {
  const words = useStatusWords();
  if (invoice.isBeingPaid) return <StateBadge tone="info">{words(invoice)}</StateBadge>;
  if (invoice.status === 'PAID') return <StateBadge tone="success">{words(invoice)}</StateBadge>;
  const [tone, icon] = invoice.status === 'OVERDUE' ? (['danger', 'alert'] as const) : [undefined, CLOCK];
  return <StateBadge {...{ tone, icon }}>{words(invoice)}</StateBadge>;
};
