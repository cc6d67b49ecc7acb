/**
 * Every event the widgets send to the page, with its detail. All are named `assess-*`, bubble and are composed
 * (EMB-10). Money is in major units with its ISO 4217 currency. Nothing personal and no card data is ever in a detail.
 */
export type AssessEvents = {
  /** The cart as now known, on the document: once for each of its states, the first reading included. */
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

/**
 * What a page may ask of the widgets, by an event on the document:
 * `document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT', quantity: 1 } }))`.
 * Handled once a page by a mini-cart or cart on it, from when its code has loaded; what comes of it is shown and said
 * there, and told by `assess-cart-added` or `assess-error`. A detail that does not fit is reported to the author.
 */
export type AssessRequests = {
  /** Adds a product by its product code; `quantity` is 1 to 99,999, 1 when absent. */
  'assess-cart-add': { code: string; quantity?: number };
};

export type AssessEventName = keyof AssessEvents;
