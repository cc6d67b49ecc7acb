import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { KeptPlacing } from './kept-placing.contract.ts';

/** The refusal of a card, as the end of its message's key. */
export type CardRefused = 'refused' | 'savedCard';

/** The refusals of placing that refuse the card. Source: CHK-14 b, c. */
const CARD_REFUSALS: Readonly<Record<string, CardRefused>> = {
  PaymentRefused: 'refused',
  SavedCardRefused: 'savedCard',
};

/** Returns the words for a refusal of placing that refuses the card; undefined for any other. Source: CHK-14 b, c. */
export const cardRefused = (type: string): CardRefused | undefined =>
  Object.hasOwn(CARD_REFUSALS, type) ? CARD_REFUSALS[type] : undefined;

/** Returns the words for the last order's refused card, if the cart is still as sent. Source: CHK-14 b, c, LEAD-01 g. */
export const lastCardRefused = (
  kept: KeptPlacing | undefined,
  { orderKey, version }: Pick<CheckoutCart, 'orderKey' | 'version'>,
): CardRefused | undefined =>
  kept?.state === 'refused' &&
  kept.key === orderKey &&
  version !== undefined &&
  kept.attempt['version'] === version
    ? cardRefused(kept.type)
    : undefined;
