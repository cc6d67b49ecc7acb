import type { StoredInvoice } from './store.ts';

/** Returns the invoices, the same for every customer. Totals are major units of the site's currency. */
export const seedInvoices = (): readonly StoredInvoice[] => [
  { id: '90010021', dueInDays: -12, total: 318.4, paid: false },
  { id: '90010022', dueInDays: 9, total: 1180, paid: false },
  { id: '90010023', dueInDays: 30, total: 64.5, paid: false },
];
