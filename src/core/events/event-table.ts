/**
 * Every event the widgets send to the page, with its detail. All are named `assess-*`, bubble and are composed
 * (EMB-10). Money is in major units with its ISO 4217 currency. Nothing personal and no card data is ever in a detail.
 */
export type AssessEvents = {
  /** The cart's contents changed, from whatever cause. */
  'assess-cart-changed': { units: number; lines: number; total: number; currency: string };
  /** Lines went into the cart. */
  'assess-cart-added': { lines: readonly { code: string; quantity: number }[] };
  /** A line left the cart. */
  'assess-cart-removed': { code: string; quantity: number };
  /** A line's quantity changed. */
  'assess-cart-quantity': { code: string; from: number; to: number };
  /** The shopper wants to see the cart; cancel it to show your own. */
  'assess-cart-opened': { units: number };
  /** A widget failed; `code` is stable. */
  'assess-error': { code: string; widget: string };
};

export type AssessEventName = keyof AssessEvents;
