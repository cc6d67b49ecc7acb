import type { Invoice } from '../../api/invoice/invoice.contract.ts';
import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the sample invoice of author mode (EMB-11). */
export const sampleInvoice = (): Invoice => {
  const price = { value: 590, currencyIso: runtime().row.currency };
  const product = { code: 'LMS4-KIT', name: 'Lindgren Memory Scale, 4th Edition: Complete Kit' };
  const day = new Date(now()).toISOString().slice(0, 10);
  return {
    id: '00000001',
    account: { number: '0001', name: '' },
    isOwnOrder: false,
    issued: day,
    due: day,
    daysOverdue: 0,
    status: 'OPEN',
    total: price,
    toPay: price,
    lines: [{ product, quantity: 1, basePrice: price, totalPrice: price }],
    subTotal: price,
    isTaxIncluded: false,
    payments: [],
  } as Invoice;
};

/** Returns the sample invoice as a list. */
export const sampleInvoices = () => ({ invoices: [sampleInvoice()], totals: [], accounts: [] });
