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
  /**
   * The identity service wants a check that the page makes: it has the vendor's script, and the right to load it. Answer at
   * once with `answerWith`; the promise has 15 s. Without an answer the service is told that there is none. `place` is an
   * empty element of the form, for what must be drawn.
   */
  'assess-sign-in-check': {
    check: 'device-profile' | 'protect-start' | 'protect-signals' | 'captcha';
    options: Readonly<Record<string, unknown>>;
    place: HTMLElement;
    answerWith(answer: Promise<string>): void;
  };
  /** A sign-in or a step-up has ended: the identity service said yes or no. A sign-in leads on by itself after that. */
  'assess-sign-in-ended': { succeeded: boolean };
  /** Another step of the checkout is on show, or the confirmation of an order, in each tab; `step` is what `?step=` says. */
  'assess-checkout-step': { step: string };
  /**
   * An order wants a check that the page makes: reCAPTCHA. `place` is an empty element for what must be drawn; the promise
   * gives the token.
   */
  'assess-order-check': {
    check: 'captcha';
    place: HTMLElement;
    answerWith(answer: Promise<string>): void;
  };
  /**
   * The payment step, or the bank's question about an order, wants card fields: a page with a payment provider of its own answers at
   * once with a `PaymentService`, or a promise of one, which has 15 s. Unanswered, the payment frame of the setting `payment` is
   * taken.
   */
  'assess-payment-service': { answerWith(service: object | Promise<object>): void };
  /** A widget failed; `code` is stable. */
  'assess-error': { code: AssessErrorCode; widget: string };
  /** Lines are about to go into the cart, put back ones included. */
  'assess-cart-before-add': WillWait & { lines: readonly { code: string; quantity: number }[] };
  /** A line is about to leave the cart. */
  'assess-cart-before-remove': WillWait & { code: string; quantity: number };
  /** A line's quantity is about to change. */
  'assess-cart-before-quantity': WillWait & { code: string; from: number; to: number };
  /** The shopper's cart became an order: once an order and browser, also where it was found out later. */
  'assess-order-placed': { order: string; total: number; currency: string };
  /** An order is about to be placed, with the total that is on show. */
  'assess-order-before-place': WillWait & { total: number; currency: string };
  /** All rows of quick order are about to be cleared; the cart stays as it is. */
  'assess-quick-order-before-clear': WillWait & { rows: number };
};

/** Every code of `assess-error`: more may come, none changes its meaning. README says what each means. */
export type AssessErrorCode =
  | 'widget.start'
  | 'widget.styles'
  | 'widget.messages'
  | 'widget.render'
  | 'widget.chunk'
  | 'page.answer'
  | 'cart.add.request'
  | 'cart.add.refused'
  | 'cart.add.failed';

/** What the detail of each *before* event has besides what is about to happen. */
export type WillWait = {
  /**
   * Makes the widget wait, at most 15 s, before it goes on. It does not go on when the promise gives `false`, fails, or
   * comes too late; `preventDefault()` says no at once. Call it while the event is being heard, not later.
   */
  waitUntil(answer: Promise<unknown>): void;
};

/** Events that ask the page first. */
export type AssessBeforeName = Extract<keyof AssessEvents, `${string}-before-${string}`>;

/** Events that tell a state; a page that listens late can have the last one again by `assess-replay`. */
export type AssessStateName = 'assess-cart-changed';

/**
 * What a page may ask of the widgets, by an event on the document:
 * `document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT', quantity: 1 } }))`.
 * Handled once a page by a mini-cart or cart on it, as soon as its code has loaded; what comes of it is shown and said
 * there, and told by `assess-cart-added` or, when nothing went in, by `assess-error` on the document with the code
 * `cart.add.refused` (the store did not take it), `cart.add.failed` (the call failed) or `cart.add.request` (the detail
 * does not fit, which is said in the console too). A page that said no to `assess-cart-before-add` hears neither.
 */
export type AssessRequests = {
  /** Adds a product by its product code; `quantity` is 1 to 99,999, 1 when absent. */
  'assess-cart-add': { code: string; quantity?: number };
  /** Sends the last event of this name again, on the document, when there was one; none when nothing is known yet. */
  'assess-replay': { name: AssessStateName };
};

/** Events that tell what has happened. */
export type AssessEventName = Exclude<keyof AssessEvents, AssessBeforeName>;
