import { isServiceError } from '../../../core/errors.ts';
import { toMinor } from '../../../core/i18n/money.ts';
import type { LeftBehind } from '../../cart/adding-under-way.ts';
import type { AddOutcome } from '../../cart/add-lines.ts';
import { CartChangeError } from '../../cart/cart-failure.ts';
import type { Excess } from '../../cart/excess.ts';
import type { Cart } from '../../cart/cart.contract.ts';
import type { RowView } from './row-view.ts';

/** A unit price that was another one when the shopper saw it; minor units. */
export type PriceChange = { name: string; fromMinor: number; toMinor: number; currency: string };

/** A product of which the cart holds more than before and what was added: the browser repeats calls by itself. */
export type ExcessLine = Excess & { code: string };

/** What pressing the button came to. */
export type AddReport =
  | {
      kind: 'added';
      units: number;
      /** Of these, units that the cart held already when a later try looked. */
      found?: number;
      /** Lines that the cart did not take as asked. */
      refused: number;
      /** Lines that are not in the cart for no fault of theirs, and stay in the form to be added again. */
      left: number;
      /** Of these, lines of which nobody knows whether they are in the cart. */
      unknown: number;
      /** The earlier cart had expired, so the lines are in a new one. */
      newCart: boolean;
      /** An earlier page went while it was adding: this is what the cart was found to hold. */
      interrupted?: true;
      /** Another tab, or an earlier page, has tried to add: nobody has pressed here. */
      elsewhere?: true;
      /** Calls that had no answer are done by now: `units` are those of rows that went with it. */
      late?: true;
      prices: readonly PriceChange[];
      excess: readonly ExcessLine[];
      /** What an earlier try has left in the cart, of rows that were changed since. */
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

/** A report of lines that stay in the form, and of nothing else. */
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

/** What an earlier page, which went while it was adding, came to. */
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

/** Compares what the row showed with what the cart asks (issue 2: a price that changed between look-up and add). */
const priceChange = ({ product, price }: RowView, cart: Cart | null): PriceChange[] => {
  const prices = cart?.entries.flatMap((each) =>
    each.product.code === product?.code ? (each.basePrice ?? []) : [],
  );
  const [basePrice, ...others] = prices ?? [];
  // Of several entries of the product nobody knows which one this row went into.
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
