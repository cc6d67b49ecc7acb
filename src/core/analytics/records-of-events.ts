import type { AnalyticsRecord, ProductRecord, RecordName } from './analytics-record.contract.ts';
import type { AssessEvents } from '../events/event-table.ts';

/** The products of a record, with the amounts of the whole as far as they are known. */
export type RecordProducts = {
  products: ProductRecord[];
  currency?: string;
  value?: number;
  coupon?: string;
  tax?: number;
  shipping?: number;
};

/** Where the products of records come from. Each answers with what it knows, and never rejects. */
export type ProductSource = {
  lines(lines: readonly { code: string; quantity: number }[]): Promise<RecordProducts>;
  cart(): Promise<RecordProducts>;
  checkout(): Promise<RecordProducts>;
  order(order: string): Promise<RecordProducts>;
};

export type RecorderPorts = {
  source: ProductSource;
  push: (record: AnalyticsRecord) => void;
  isGiven: () => boolean;
};

/**
 * Returns the function that makes records of the widgets' events and pushes them in the order in which things happened. A
 * record that waits for its products is dropped if the consent is withdrawn meanwhile (ANA-02 c). What a page's own code
 * throws is reported, and stops nothing (REL-06).
 */
export const createRecorder = ({ source, push, isGiven }: RecorderPorts): ((event: Event) => void) => {
  const heard = new Set<string>();
  let before = Promise.resolve();
  return ({ type, detail }: Event & { detail?: unknown }) => {
    const row = recordsOfEvent[type as keyof typeof recordsOfEvent] as (
      detail: unknown,
      isFirst: boolean,
    ) => Happened[];
    const isFirst = !heard.has(type);
    heard.add(type);
    for (const happened of row(detail, isFirst)) {
      // Begun at once, because the products of the moment count.
      const made = completed(happened, source);
      before = before
        .then(async () => {
          const record = await made;
          if (isGiven()) push(record);
        })
        .catch((error: unknown) => console.warn('Assess widgets: a record of the data layer failed.', error));
    }
  };
};

const completed = async (happened: Happened, source: ProductSource): Promise<AnalyticsRecord> => {
  if ('record' in happened) return happened.record;
  const { event } = happened;
  if ('lines' in happened) {
    const { products, currency } = await source.lines(happened.lines);
    return { event, ...(currency !== undefined && { currency }), products } as AnalyticsRecord;
  }
  if (happened.of !== 'order') return { event, ...(await source[happened.of]()) } as AnalyticsRecord;
  const { order, value, currency } = happened;
  // A total of 0 in the event may also mean that it is not known. The order itself says so.
  return {
    event,
    order,
    currency,
    ...(value > 0 && { value }),
    ...(await source.order(order)),
  } as AnalyticsRecord;
};

type Line = { code: string; quantity: number };

/** A record without its products. `lines` or `of` says which products belong to it, and where their amounts are from. */
type Happened = { event: RecordName } & (
  | { lines: readonly Line[] }
  | { of: 'cart' | 'checkout' }
  | { of: 'order'; order: string; value: number; currency: string }
  | { record: AnalyticsRecord }
);

type Recorded =
  | 'assess-list-seen'
  | 'assess-cart-seen'
  | 'assess-cart-added'
  | 'assess-cart-removed'
  | 'assess-cart-quantity'
  | 'assess-checkout-step'
  | 'assess-order-placed';

const whole = <Event extends RecordName>(record: Extract<AnalyticsRecord, { event: Event }>): Happened => ({
  event: record.event,
  record,
});

/** What each event is in a data layer (ANA-02). `isFirst`: the first of its name on the page. */
const recordsOfEvent: {
  readonly [Name in Recorded]: (detail: AssessEvents[Name], isFirst: boolean) => readonly Happened[];
} = {
  'assess-list-seen': ({ list, currency, products }) => [
    whole({
      event: 'view_item_list',
      list,
      ...(currency !== undefined && { currency }),
      products: [...products],
    }),
  ],
  'assess-cart-seen': () => [{ event: 'view_cart', of: 'cart' }],
  'assess-cart-added': ({ lines }) => [{ event: 'add_to_cart', lines }],
  'assess-cart-removed': (line) => [{ event: 'remove_from_cart', lines: [line] }],
  'assess-cart-quantity': ({ code, from, to }) => [
    {
      event: to > from ? 'add_to_cart' : 'remove_from_cart',
      lines: [{ code, quantity: Math.abs(to - from) }],
    },
  ],
  'assess-checkout-step': ({ step }, isFirst) => [
    ...(isFirst && step !== 'confirmation' ? [{ event: 'begin_checkout', of: 'checkout' } as const] : []),
    whole({ event: 'checkout_step', step }),
  ],
  'assess-order-placed': ({ order, total: value, currency }) => [
    { event: 'purchase', of: 'order', order, value, currency },
  ],
};
