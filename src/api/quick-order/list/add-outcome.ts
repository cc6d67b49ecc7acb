import { isServiceError } from '../../../core/errors.ts';
import { toMinor } from '../../../core/i18n/money.ts';
import type { LeftBehind } from '../../cart/adding-under-way.ts';
import type { AddOutcome } from '../../cart/add-lines.ts';
import { CartChangeError } from '../../cart/cart-failure.ts';
import type { Excess } from '../../cart/excess.ts';
import type { Cart } from '../../cart/cart.contract.ts';
import type { RowView } from './row-view.ts';

/** A unit price that has changed since the shopper saw it, in minor units. */
export type PriceChange = { name: string; fromMinor: number; toMinor: number; currency: string };

/** A product of which the cart holds more than before plus what was added, because browsers may repeat calls. */
export type ExcessLine = Excess & { code: string };

/** The result of pressing the button. */
export type AddReport =
  | {
      kind: 'added';
      units: number;
      /** The part of `units` that was already in the cart when a later try checked. */
      found?: number;
      /** The number of lines that the cart did not take as asked. */
      refused: number;
      /** The number of lines that failed for technical reasons. They stay in the form and can be added again. */
      left: number;
      /** The part of `left` whose result is unknown. */
      unknown: number;
      /** True if the earlier cart had expired, so that the lines are in a new one. */
      newCart: boolean;
      /** True if an earlier page was closed while it was adding. The result was read from the cart. */
      interrupted?: true;
      /** True if another tab or an earlier page tried to add. The shopper has not pressed the button here. */
      elsewhere?: true;
      /** True if calls without an answer have now been done. `units` are those of the rows that were removed for it. */
      late?: true;
      prices: readonly PriceChange[];
      excess: readonly ExcessLine[];
      /** What an earlier try added for rows that have been changed since. */
      behind: readonly LeftBehind[];
    }
  | {
      kind: 'failed';
      reason: 'offline' | 'forbidden' | 'unconfirmed' | 'not-done' | 'refused' | 'service';
      requestId: string | undefined;
    };

export type AddedReport = Extract<AddReport, { kind: 'added' }>;

export const addedReport = (
  views: readonly RowView[],
  { results, newCart }: AddOutcome,
  cart: Cart | null,
  behind: readonly LeftBehind[] = [],
): AddReport => ({
  kind: 'added',
  units: results.reduce((sum, { added }) => sum + added, 0),
  ...foundIn(results),
  refused: results.filter(({ added, quantity, failure }) => added < quantity && !failure).length,
  ...failures(results),
  newCart,
  prices: views.flatMap((view, index) => ((results[index]?.added ?? 0) > 0 ? priceChange(view, cart) : [])),
  excess: results.flatMap(({ code, excess }) => (excess ? [{ code, ...excess }] : [])),
  behind,
});

/** Returns a report that only has lines that stay in the form. */
export const leftReport = (left: number, unknown: number): AddedReport => ({
  kind: 'added',
  units: 0,
  refused: 0,
  left,
  unknown,
  newCart: false,
  prices: [],
  excess: [],
  behind: [],
});

/** Returns the report of an earlier page that was closed while it was adding. */
export const interruptedReport = (results: AddOutcome['results']): AddReport => ({
  kind: 'added',
  units: results.reduce((sum, { added }) => sum + added, 0),
  refused: 0,
  ...failures(results),
  newCart: false,
  interrupted: true,
  prices: [],
  excess: [],
  behind: [],
});

const foundIn = (results: AddOutcome['results']) => {
  const found = results.reduce((sum, one) => sum + (one.found ?? 0), 0);
  return found > 0 ? { found } : {};
};

const failures = (results: AddOutcome['results']) => ({
  left: results.filter(({ failure }) => failure).length,
  unknown: results.filter(({ failure }) => failure === 'unconfirmed').length,
});

/** Compares the price in the row with the price in the cart, which may have changed between look-up and adding (issue 2). */
const priceChange = ({ product, price }: RowView, cart: Cart | null): PriceChange[] => {
  const prices = cart?.entries.flatMap((each) =>
    each.product.code === product?.code ? (each.basePrice ?? []) : [],
  );
  const [basePrice, ...others] = prices ?? [];
  // With several entries of the product, it is unknown which one this row went into.
  if (!product || !price || basePrice?.currencyIso !== price.currency || others.length > 0) return [];
  const now = toMinor(basePrice.value, price.currency);
  if (now === price.unitMinor) return [];
  return [{ name: product.name, fromMinor: price.unitMinor, toMinor: now, currency: price.currency }];
};

export const failedReport = (error: unknown): AddReport => {
  const requestId = isServiceError(error) ? error.requestId : undefined;
  return { kind: 'failed', reason: reasonOf(error), requestId };
};

const reasonOf = (error: unknown): Extract<AddReport, { kind: 'failed' }>['reason'] => {
  if (error instanceof CartChangeError) return error.code === 'cart.unconfirmed' ? 'unconfirmed' : 'not-done';
  if (!isServiceError(error)) return 'service';
  if (error.kind === 'offline') return 'offline';
  if (error.status === 401 || error.status === 403) return 'forbidden';
  return error.status === 400 || error.status === 404 ? 'refused' : 'service';
};
