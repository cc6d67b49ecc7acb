import type { View } from '../core/services.ts';
import { invoiceOfOrder } from '../invoice/invoice.ts';
import type { OrderReply, StoredOrder } from './store.ts';

type Field = 'number' | 'webReference' | 'purchaseOrderNumber' | 'isbn' | 'product' | 'placedBy';

/** An order of a list: what is searched and shown of it, and a way to the whole of it. */
export type OrderRowFacts = {
  code: string;
  webReference: string;
  placedAt: number;
  status: string;
  purchaseOrderNumber?: string | undefined;
  placedBy: string;
  products: readonly { code: string; isbn?: string | undefined; name?: string | undefined }[];
  whole: () => StoredOrder;
};

/** A row with its texts as they are searched: in lower case, and without blanks and hyphens. */
export type SearchedRow = OrderRowFacts & { text: string; compact: string };

const compactOf = (text: string): string => text.replace(/[\s\-–—\u2011]+/g, '');

const textsOf = (row: OrderRowFacts): readonly (readonly [Field, string])[] => [
  ['number', row.code],
  ['webReference', row.webReference],
  ...(row.purchaseOrderNumber ? [['purchaseOrderNumber', row.purchaseOrderNumber] as const] : []),
  ...row.products.flatMap(({ code, isbn, name }): (readonly [Field, string])[] => [
    ...(isbn ? [['isbn', isbn] as const] : []),
    ['product', [name, code].filter(Boolean).join(', ')],
  ]),
  ['placedBy', row.placedBy],
];

export const searchedRow = (row: OrderRowFacts): SearchedRow => {
  const text = textsOf(row)
    .map(([, one]) => one)
    .join('\n')
    .toLowerCase();
  return { ...row, text, compact: compactOf(text.replaceAll('\n', '|')) };
};

/** Returns the row of a stored order. */
export const rowOf = (order: StoredOrder): SearchedRow => {
  const { code, placedAt, reply } = order;
  return searchedRow({
    code,
    placedAt,
    webReference: reply.webReference ?? code,
    status: reply.status ?? '',
    purchaseOrderNumber: reply.payment?.purchaseOrderNumber,
    placedBy: reply.placedBy?.name ?? '',
    products: (reply.entries ?? []).map(({ product }) => product),
    whole: () => order,
  });
};

/** What a list of orders is asked for. Instants are in milliseconds; `to` is not included. */
export type OrderSearch = { query: string; statuses: readonly string[]; from: number; to: number };

/** Finds the rows of a search, and counts what it would find in each status. Source: LEAD-05. */
export const searchOrders = (rows: readonly SearchedRow[], { query, statuses, from, to }: OrderSearch) => {
  const words = query.trim().toLowerCase();
  const compact = compactOf(words);
  const hasWords = (row: SearchedRow) =>
    words === '' || row.text.includes(words) || (compact.length >= 3 && row.compact.includes(compact));
  const found = rows.filter((row) => row.placedAt >= from && row.placedAt < to && hasWords(row));
  const byStatus: Record<string, number> = {};
  for (const { status } of found) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return {
    rows: statuses.length === 0 ? found : found.filter(({ status }) => statuses.includes(status)),
    totals: { all: rows.length, byStatus },
  };
};

/** Says where a search found its words in an order. */
export const matchedIn = (row: OrderRowFacts, query: string): { field: Field; value: string } | undefined => {
  const words = query.trim().toLowerCase();
  if (words === '') return undefined;
  const compact = compactOf(words);
  const [field, value] =
    textsOf(row).find(([, text]) => {
      const own = text.toLowerCase();
      return own.includes(words) || compactOf(own).includes(compact);
    }) ?? [];
  return field === undefined || value === undefined ? undefined : { field, value };
};

const DAY_MS = 86_400_000;

/** Returns an order with what is known of it later: shipments, invoices, codes, discounts. Source: ACC-01 b. */
export const orderReply = ({ reply, accessCodes, placedAt }: StoredOrder, { clock }: View): OrderReply => {
  const codes = new Map(accessCodes.map((one) => [one.productCode, one.codes.length]));
  const hasShipped = reply.status === 'SHIPPED' || reply.status === 'PARTLY_SHIPPED';
  const { totalPriceWithTax: _, productDiscounts } = reply as OrderReply & {
    productDiscounts?: OrderReply['subTotal'];
  };
  return {
    ...reply,
    entries: (reply.entries ?? []).map((entry) => ({
      ...entry,
      accessCodeCount: codes.get(entry.product.code) ?? 0,
    })),
    ...(hasShipped && { invoices: reply.invoices ?? [{ id: invoiceOfOrder(reply.code) }] }),
    ...(reply.promotionStatus === 'UAP_APPLIED' && { uapDiscounts: productDiscounts }),
    promotions: (reply.appliedVouchers ?? []).flatMap(({ code, appliedValue }) =>
      appliedValue ? [{ label: code, amount: appliedValue }] : [],
    ),
    tax: reply.customerAccount?.taxExempt ? 'exempt' : reply.totalTax ? 'charged' : 'unknown',
    consignments: consignmentsOf(reply, placedAt, clock.now()),
  };
};

/** A partly shipped order has sent its first line; the others follow in two weeks. */
const consignmentsOf = (reply: OrderReply, placedAt: number, now: number): OrderReply['consignments'] => {
  const { code, status, entries = [] } = reply;
  if (status !== 'SHIPPED' && status !== 'PARTLY_SHIPPED') return [];
  const lines = entries.map(({ entryNumber, quantity = 0 }) => ({ entryNumber: entryNumber ?? 0, quantity }));
  const sent = status === 'SHIPPED' ? lines : lines.slice(0, 1);
  const left = lines.slice(sent.length);
  const number = `1Z${code.replace(/\W/g, '')}03`;
  return [
    {
      code: `${code}-1`,
      status: 'SHIPPED',
      statusDate: new Date(Math.min(now, placedAt + 3 * DAY_MS)).toISOString(),
      carrier: 'Parcel Express',
      trackingNumber: number,
      trackingUrl: `https://parcel.example/track/${number}`,
      entries: sent,
    },
    ...(left.length === 0
      ? []
      : [
          {
            code: `${code}-2`,
            status: 'WAITING',
            estimatedShipDate: new Date(placedAt + 14 * DAY_MS).toISOString(),
            entries: left,
          },
        ]),
  ];
};
