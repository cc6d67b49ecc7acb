import { isServiceError } from '../../../core/errors.ts';
import { reasonOf } from '../../../core/reason-of.ts';
import { toMinor } from '../../../core/i18n/money.ts';
import type { AddOutcome } from '../../cart/add-lines.ts';
import type { Cart } from '../../cart/cart.contract.ts';
import type { RowView } from './row-view.ts';

/** A unit price that has changed since the shopper saw it, in minor units. */
export type PriceChange = { name: string; fromMinor: number; toMinor: number; currency: string };

/** The result of pressing the button. */
export type AddReport =
  | {
      kind: 'added';
      units: number;
      /** The number of lines that the cart did not take as asked. */
      refused: number;
      /** The number of lines that failed for technical reasons. They stay in the form and can be added again. */
      left: number;
      /** The part of `left` whose result is unknown. */
      unknown: number;
      /** True if the earlier cart had expired, so that the lines are in a new one. */
      newCart: boolean;
      prices: readonly PriceChange[];
    }
  | {
      kind: 'failed';
      reason: 'offline' | 'forbidden' | 'unconfirmed' | 'refused' | 'service';
      requestId: string | undefined;
    };

export const addedReport = (
  views: readonly RowView[],
  { results, newCart }: AddOutcome,
  cart: Cart | null,
): AddReport => ({
  kind: 'added',
  units: results.reduce((sum, { added }) => sum + added, 0),
  refused: results.filter(({ added, quantity, failure }) => added < quantity && !failure).length,
  left: results.filter(({ failure }) => failure).length,
  unknown: results.filter(({ failure }) => failure === 'unconfirmed').length,
  newCart,
  prices: views.flatMap((view, index) => ((results[index]?.added ?? 0) > 0 ? priceChange(view, cart) : [])),
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

const WHY: Partial<Record<string, Extract<AddReport, { kind: 'failed' }>['reason']>> = {
  offline: 'offline',
  forbidden: 'forbidden',
  unconfirmed: 'unconfirmed',
  refused: 'refused',
  gone: 'refused',
};

export const failedReport = (error: unknown): AddReport => ({
  kind: 'failed',
  reason: WHY[reasonOf(error)] ?? 'service',
  requestId: isServiceError(error) ? error.requestId : undefined,
});
