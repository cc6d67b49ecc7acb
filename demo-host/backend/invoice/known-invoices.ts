import type { InvoiceStatus } from '../../../src/api/invoice/invoice.contract.ts';
import { accountsIn, type StoredAccount } from '../account/store.ts';
import { linePrice, pricesIncludeTax } from '../checkout/line-price.ts';
import { share } from '../core/money.ts';
import type { Services } from '../core/services.ts';
import type { Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';
import { taxOn } from '../tax/tax.ts';
import { seedInvoices, type InvoiceFacts } from './seed.ts';
import { invoicesIn, type InvoiceState } from './store.ts';

type Needed = Pick<Services, 'repository' | 'clock' | 'people'>;

const DAY_MS = 86_400_000;

/** An invoice with all its amounts, in minor units of its site's currency. Days are ISO days. */
type KnownInvoice = {
  id: string;
  account: StoredAccount;
  site: Site;
  orderCode: string | undefined;
  orderOf: string | undefined;
  purchaseOrderNumber: string | undefined;
  issued: string;
  due: string;
  lines: readonly { product: StoredProduct; quantity: number; unit: number; total: number }[];
  subTotal: number;
  tax: number;
  total: number;
  /** What was paid before the demo began. */
  paidBefore: { date: string; amount: number } | undefined;
  beingPaidBy: string | undefined;
  /** Its numbers as they are searched: in lower case, without blanks and hyphens. */
  compact: string;
};

/** An invoice as it is now. */
export type InvoiceNow = KnownInvoice & {
  status: InvoiceStatus;
  daysOverdue: number;
  toPay: number;
  beingPaid: InvoiceState['beingPaid'] | undefined;
  paid: InvoiceState['paid'] | undefined;
};

/** Returns a number as it is compared, however it was copied. */
export const compactOf = (text: string): string => text.toLowerCase().replace(/[\s\-–—\u2010-\u2012]+/g, '');

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const kept = new WeakMap<
  Services['repository'],
  { today: number; of: Map<string, readonly KnownInvoice[]> }
>();

/** Returns an account's invoices as the demo begins with them. They are made once a day. */
const madeOf = (account: StoredAccount, { repository, clock }: Needed): readonly KnownInvoice[] => {
  const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const before = kept.get(repository);
  const all = before?.today === today ? before : { today, of: new Map<string, readonly KnownInvoice[]>() };
  kept.set(repository, all);
  const known = all.of.get(account.id);
  if (known) return known;
  const products = repository.products().filter(({ gone }) => !gone);
  const made = seedInvoices(account, today).map((facts) => invoiceOf(facts, account, today, products));
  all.of.set(account.id, made);
  return made;
};

const invoiceOf = (
  facts: InvoiceFacts,
  account: StoredAccount,
  today: number,
  products: readonly StoredProduct[],
): KnownInvoice => {
  const { site, paid, orderCode, purchaseOrderNumber } = facts;
  const sold = products.filter(({ notSoldOn }) => !notSoldOn.includes(site.uid));
  const lines = facts.lines.map(({ product: named, quantity }) => {
    const product = (
      typeof named === 'string' ? products.find(({ code }) => code === named) : sold[named % sold.length]
    )!;
    return { product, quantity, ...linePrice(product, quantity, site) };
  });
  const subTotal = lines.reduce((sum, { total }) => sum + total, 0);
  const isIncluded = pricesIncludeTax(site);
  const included = lines.reduce((sum, { vat }) => sum + vat, 0);
  const charged = account.taxExempt || !account.billingAddress ? 0 : taxOn(subTotal, account.billingAddress);
  const total = isIncluded ? subTotal : subTotal + charged;
  const day = (days: number): string => dayOf(today + days * DAY_MS);
  return {
    id: facts.id,
    account,
    site,
    orderCode,
    orderOf: facts.orderOf,
    purchaseOrderNumber,
    issued: day(facts.issuedIn),
    due: day(facts.dueIn),
    lines,
    subTotal,
    tax: isIncluded ? included : charged,
    total,
    paidBefore: paid && { date: day(paid.in), amount: share(total, paid.percent, 100) },
    beingPaidBy: facts.beingPaidBy,
    compact: [facts.id, orderCode, purchaseOrderNumber].map((one) => compactOf(one ?? '')).join('|'),
  };
};

/** Returns an invoice with what became of it. */
const nowOf = (invoice: KnownInvoice, { repository, clock }: Needed): InvoiceNow => {
  const state = invoicesIn(repository).stateOf(invoice.id);
  const payer = { name: invoice.beingPaidBy };
  const seeded = invoice.beingPaidBy === undefined ? undefined : { payer, paymentId: '', since: 0 };
  const { paid, beingPaid } = state ?? { paid: undefined, beingPaid: seeded };
  const toPay = paid ? 0 : invoice.total - (invoice.paidBefore?.amount ?? 0);
  const daysOver = Math.floor((clock.now() - Date.parse(invoice.due)) / DAY_MS);
  const daysOverdue = toPay > 0 ? Math.max(0, daysOver) : 0;
  const status = toPay === 0 ? 'PAID' : daysOverdue > 0 ? 'OVERDUE' : 'OPEN';
  return { ...invoice, status, daysOverdue, toPay, paid, beingPaid };
};

/** Returns the invoices that a customer may see: those of the accounts of which they are a confirmed member (ACC-07 g). */
export const invoicesOf = (user: string, services: Needed): readonly InvoiceNow[] => {
  const accounts = accountsIn(services);
  return accounts
    .of(user)
    .filter(({ id }) => accounts.isConfirmed(user, id))
    .flatMap((account) => madeOf(account, services))
    .map((invoice) => nowOf(invoice, services));
};

/** Returns one of a customer's invoices, as it is now. */
export const invoiceFor = (user: string, id: string, services: Needed): InvoiceNow | undefined =>
  invoicesOf(user, services).find((invoice) => invoice.id === id);

/** Returns any invoice by its number, however that is written, for somebody who came by a look-up. */
export const anyInvoice = (number: string, services: Needed): InvoiceNow | undefined => {
  const wanted = compactOf(number).replace(/^inv/, '');
  for (const account of accountsIn(services).all())
    for (const invoice of madeOf(account, services))
      if (compactOf(invoice.id) === `inv${wanted}`) return nowOf(invoice, services);
  return undefined;
};
