import type { InferInput } from 'valibot';
import type {
  invoiceRowSchema,
  invoiceSchema,
  readLookedUp,
} from '../../../src/api/invoice/invoice.contract.ts';
import { pricesIncludeTax } from '../checkout/line-price.ts';
import { toMoney } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { nameIn } from '../product/product.ts';
import type { InvoiceNow } from './known-invoices.ts';

type Row = InferInput<typeof invoiceRowSchema>;
type Reply = InferInput<typeof invoiceSchema>;
type LookedUp = InferInput<(typeof readLookedUp)['response']>;

const factsOf = ({ id, issued, due, daysOverdue, status, total, toPay, site }: InvoiceNow) => ({
  id,
  issued,
  due,
  daysOverdue,
  status,
  total: toMoney(total, site),
  toPay: toMoney(toPay, site),
});

/** Returns an invoice as it stands in a member's list. */
export const rowReply = (invoice: InvoiceNow, user: string): Row => {
  const { account, orderCode, orderOf, purchaseOrderNumber, beingPaid } = invoice;
  return {
    ...factsOf(invoice),
    account: { number: account.number, name: account.name },
    orderCode,
    isOwnOrder: orderOf === user,
    purchaseOrderNumber,
    ...(beingPaid && { beingPaid: { by: beingPaid.payer.name } }),
  };
};

/** Returns what was paid so far, the earliest first, with the names that members may know. */
const paymentsOf = ({ paidBefore, paid, total, site }: InvoiceNow): NonNullable<Reply['payments']> => [
  ...(paidBefore ? [{ date: paidBefore.date, kind: 'CHECK', amount: toMoney(paidBefore.amount, site) }] : []),
  ...(paid
    ? [
        {
          date: new Date(paid.at).toISOString().slice(0, 10),
          kind: 'CARD',
          amount: toMoney(total - (paidBefore?.amount ?? 0), site),
          by: paid.payer.name,
        },
      ]
    : []),
];

/** Returns the whole invoice for a member. */
export const invoiceReply = (
  invoice: InvoiceNow,
  user: string,
  { language }: Pick<View, 'language'>,
): Reply => {
  const { lines, subTotal, tax, site } = invoice;
  return {
    ...rowReply(invoice, user),
    lines: lines.map(({ product, quantity, unit, total }) => ({
      product: { code: product.code, name: nameIn(product.name, language) },
      quantity,
      basePrice: toMoney(unit, site),
      totalPrice: toMoney(total, site),
    })),
    subTotal: toMoney(subTotal, site),
    tax: toMoney(tax, site),
    isTaxIncluded: pricesIncludeTax(site),
    payments: paymentsOf(invoice),
  };
};

/** Returns an invoice for somebody who looked it up: no names, no account, no order. */
export const lookedUpReply = (invoice: InvoiceNow): LookedUp => ({
  ...factsOf(invoice),
  paid: toMoney(invoice.total - invoice.toPay, invoice.site),
  isBeingPaid: invoice.beingPaid !== undefined,
});
