import type { StoredAccount } from '../account/store.ts';
import { siteByUid, allSites, type Site } from '../core/sites.ts';
import { LONG_HISTORY, LONG_HISTORY_ORDERS, orderByRule, seedCode } from '../order/order.ts';
import { invoiceOfOrder } from './invoice.ts';

/** An invoice as the demo begins with it. Days are counted from today, backwards if below 0. */
export type InvoiceFacts = {
  id: string;
  site: Site;
  orderCode?: string | undefined;
  /** The customer whose order it is. */
  orderOf?: string | undefined;
  purchaseOrderNumber?: string | undefined;
  issuedIn: number;
  dueIn: number;
  /** Products by code, or by their place among those that the site sells. */
  lines: readonly { product: string | number; quantity: number }[];
  /** The percentage that was paid already, by check, and the day. */
  paid?: { percent: number; in: number } | undefined;
  /** The name of a colleague whose payment is under way. */
  beingPaidBy?: string | undefined;
};

/** The accounts of the customer with a long history: one that has it, and one that a colleague pays for too. */
const LONG_ACCOUNT = 'org-4470';
const SHARED_ACCOUNT = 'org-4460';
const COLLEAGUE = 'Ole Eriksen';

const DAY_MS = 86_400_000;
/** How many products the rule chooses among; every site sells more. */
const AMONG = 40;
const SHARED_INVOICES = 7;
const LONG_INVOICES = 3000;
/** With the shared account's own one they are twelve. */
const LONG_OVERDUE = 11;
const TERM_DAYS = 30;

const US = siteByUid('usassessments')!;
const CANADA = siteByUid('caassessments')!;

/** Returns the site that bills a country, that of the United States for others. */
const siteIn = (country: string | undefined): Site =>
  allSites().find((site) => site.country === country) ?? US;

/**
 * Returns the invoices of an account. They are made by a rule, so that each demo has the same: those of an ordinary account
 * show each state, and one account has 3,000 in six years. Source: ACC-07, PERF-14.
 */
export const seedInvoices = (account: StoredAccount, today: number): readonly InvoiceFacts[] => {
  if (account.id === LONG_ACCOUNT) return longInvoices(today);
  if (account.type === 'ORGANIZATION') return account.hasOrdered ? ofOrganization(account) : [];
  const owner = account.id.replace(/^personal-/, '');
  return owner === LONG_HISTORY ? [] : ofPerson(owner, siteIn(account.billingAddress?.country));
};

const ofPerson = (owner: string, site: Site): readonly InvoiceFacts[] => {
  const orderCode = seedCode(owner);
  const number = (first: number) => `INV-${first}${orderCode.slice(1)}`;
  return [
    {
      id: invoiceOfOrder(orderCode),
      site,
      orderCode,
      orderOf: owner,
      purchaseOrderNumber: 'PO-2041',
      issuedIn: -17,
      dueIn: 13,
      lines: [{ product: 'RPW-G3-LIC', quantity: 2 }],
    },
    { id: number(7), site, issuedIn: -42, dueIn: -12, lines: [{ product: 3, quantity: 1 }] },
    {
      id: number(8),
      site,
      issuedIn: -5,
      dueIn: 25,
      lines: [
        { product: 5, quantity: 2 },
        { product: 9, quantity: 4 },
      ],
      paid: { percent: 30, in: -2 },
    },
    {
      id: number(6),
      site,
      issuedIn: -90,
      dueIn: -60,
      lines: [{ product: 11, quantity: 3 }],
      paid: { percent: 100, in: -64 },
    },
  ];
};

const ofOrganization = ({ id: accountId, number, billingAddress }: StoredAccount): InvoiceFacts[] => {
  const site = siteIn(billingAddress?.country);
  const one = (place: number, more: Pick<InvoiceFacts, 'issuedIn' | 'dueIn'> & Partial<InvoiceFacts>) => ({
    id: `INV-5${number}00${place}`,
    site,
    orderCode: `5${number}00${place}`,
    purchaseOrderNumber: `PO-${number}-${place}`,
    lines: [
      { product: (Number(number) + place * 7) % AMONG, quantity: 1 + ((place * 3) % 5) },
      { product: (Number(number) + place * 11 + 1) % AMONG, quantity: place },
    ],
    ...more,
  });
  return [
    one(1, { issuedIn: -50, dueIn: -20 }),
    one(2, { issuedIn: -21, dueIn: 9 }),
    one(3, { issuedIn: -2, dueIn: 28, paid: { percent: 40, in: -1 } }),
    one(4, { issuedIn: -70, dueIn: -40, paid: { percent: 100, in: -45 } }),
    one(5, { issuedIn: -130, dueIn: -100, paid: { percent: 100, in: -99 }, purchaseOrderNumber: undefined }),
    ...(accountId === SHARED_ACCOUNT
      ? [
          one(6, { issuedIn: -27, dueIn: 3, beingPaidBy: COLLEAGUE }),
          one(7, { issuedIn: -25, dueIn: 5, beingPaidBy: COLLEAGUE }),
        ]
      : []),
  ];
};

/** A shipped order is billed a day after it was placed. Those of the last month are open, the eleven before are overdue. */
const longInvoices = (today: number): readonly InvoiceFacts[] => {
  const found: InvoiceFacts[] = [];
  let overdue = 0;
  for (let at = 0; at < LONG_HISTORY_ORDERS && found.length < LONG_INVOICES - SHARED_INVOICES; at += 1) {
    const order = orderByRule(at, today);
    if (!order.isInvoiced) continue;
    const issuedIn = Math.floor((order.placedAt - today) / DAY_MS) + 1;
    const dueIn = issuedIn + TERM_DAYS;
    const isOverdue = dueIn < 0 && overdue < LONG_OVERDUE;
    if (isOverdue) overdue += 1;
    found.push({
      id: invoiceOfOrder(order.number),
      site: found.length % 25 === 8 ? CANADA : US,
      orderCode: order.number,
      orderOf: LONG_HISTORY,
      purchaseOrderNumber: order.purchaseOrderNumber,
      issuedIn,
      dueIn,
      lines: order.lines(AMONG),
      ...(dueIn < 0 && !isOverdue && { paid: { percent: 100, in: dueIn - (at % 12) } }),
      ...(isOverdue && at % 2 === 0 && { paid: { percent: 25, in: dueIn + 1 } }),
    });
  }
  return found;
};
