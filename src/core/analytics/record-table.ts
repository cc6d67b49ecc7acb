import type { AssessEvents } from '../events/event-table.ts';
import type { AnalyticsRecord, RecordName } from './analytics-record.contract.ts';

type Line = { code: string; quantity: number };

/** A record without its products. `lines` or `of` says which products belong to it, and where their amounts are from. */
export type Happened = { event: RecordName } & (
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

/**
 * What each event of the widgets is in a data layer (ANA-02). `isFirst` says that the event is the first of its name on
 * the page: with its first step a checkout has begun.
 */
export const recordTable: {
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
