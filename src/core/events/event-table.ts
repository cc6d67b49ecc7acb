/**
 * Every event that the widgets send to the page, with its detail. All are named `assess-*`, bubble and are composed
 * (EMB-10). Money is in major units with its ISO 4217 currency. No detail holds personal data or card data.
 */
export type AssessEvents = {
  /** The cart has a new state. Sent on the document once for each state, the first reading included. */
  'assess-cart-changed': { units: number; lines: number; total: number; currency: string };
  /** Lines went into the cart. */
  'assess-cart-added': { lines: readonly { code: string; quantity: number }[] };
  /** A line left the cart. */
  'assess-cart-removed': { code: string; quantity: number };
  /** A line's quantity changed. */
  'assess-cart-quantity': { code: string; from: number; to: number };
  /** The cart page shows a cart with lines. Sent once for each visit of the page. */
  'assess-cart-seen': { units: number; lines: number };
  /**
   * A list of products has come into view, once for each page of results. `position` counts from 1 over all pages; what is
   * not known is absent.
   */
  'assess-list-seen': {
    list: 'search';
    currency?: string;
    products: readonly {
      code: string;
      name: string;
      program?: string;
      price?: number;
      position: number;
    }[];
  };
  /** The shopper wants to see the cart. Cancel the event to show your own cart. */
  'assess-cart-opened': { units: number };
  /**
   * The identity service wants a check that the page must make, because the page has the vendor's script and may load it.
   * Call `answerWith` at once; its promise has 15 s. Without an answer, the service is told that there is none. `place` is
   * an empty element of the form for what must be drawn.
   */
  'assess-sign-in-check': {
    check: 'device-profile' | 'protect-start' | 'protect-signals' | 'captcha';
    options: Readonly<Record<string, unknown>>;
    place: HTMLElement;
    answerWith(answer: Promise<string>): void;
  };
  /**
   * A sign-in or a step-up has ended: the identity service accepted or refused it. After a sign-in, the widget leads on by
   * itself.
   */
  'assess-sign-in-ended': { succeeded: boolean };
  /** The checkout shows another step, or the confirmation of an order. Sent in each tab. `step` is the value in `?step=`. */
  'assess-checkout-step': { step: string };
  /**
   * Words for the page's title: what the checkout shows, in the page's language, with 'Error:' before it while something in
   * the step is wrong. Sent with each step, and again when an error comes or goes.
   */
  'assess-checkout-title': { title: string };
  /**
   * An order wants a check that the page must make: reCAPTCHA. `place` is an empty element for what must be drawn. The
   * promise resolves with the token, within 30 s.
   */
  'assess-order-check': {
    check: 'captcha';
    place: HTMLElement;
    answerWith(answer: Promise<string>): void;
  };
  /**
   * The payment step, the payment of invoices, a new card, or the bank's question about an order needs card fields. A page
   * with its own payment provider answers at once with a `PaymentService` or a promise of one, which has 15 s. Without an
   * answer, the payment frame of the setting `payment` is used.
   */
  'assess-payment-service': { answerWith(service: object | Promise<object>): void };
  /**
   * A widget failed, or a service is down (`service.down`, once for each service and page, on the document, with the
   * service's name and `page` as the widget). `code` is stable.
   */
  'assess-error': { code: AssessErrorCode; widget: string; service?: string };
  /** Lines are about to go into the cart. Lines that are put back are included. */
  'assess-cart-before-add': WillWait & { lines: readonly { code: string; quantity: number }[] };
  /** A line is about to leave the cart. */
  'assess-cart-before-remove': WillWait & { code: string; quantity: number };
  /** A line's quantity is about to change. */
  'assess-cart-before-quantity': WillWait & { code: string; from: number; to: number };
  /** The shopper's cart became an order. Sent once for each order and browser, also if the widgets learn of the order later. */
  'assess-order-placed': { order: string; total: number; currency: string };
  /** An order is about to be placed. `total` is the total that is shown. */
  'assess-order-before-place': WillWait & { total: number; currency: string };
  /** All rows of quick order are about to be cleared. The cart stays as it is. */
  'assess-quick-order-before-clear': WillWait & { rows: number };
};

/** Every code of `assess-error`. New codes may be added; a code never changes its meaning. The documentation says what to do about each. */
export type AssessErrorCode =
  | 'widget.start'
  | 'widget.styles'
  | 'widget.messages'
  | 'widget.render'
  | 'widget.chunk'
  | 'page.answer'
  | 'page.configuration'
  | 'service.down'
  | 'cart.add.request'
  | 'cart.add.refused'
  | 'cart.add.failed'
  | 'cart.add.unheard';

/** The part of the detail that all *before* events have. */
type WillWait = {
  /**
   * Makes the widget wait for the promise, at most 15 s. The widget does not go on if the promise resolves with `false`,
   * rejects or is late. `preventDefault()` refuses at once. Call it while the event is being handled, not later.
   */
  waitUntil(answer: Promise<unknown>): void;
};

/** The events that ask the page before something happens. */
export type AssessBeforeName = Extract<keyof AssessEvents, `${string}-before-${string}`>;

/** The events that report a state. A page that listens late can get the last one again with `assess-replay`. */
export type AssessStateName = 'assess-cart-changed';

/**
 * The requests that a page can make, with an event on the document: `document.dispatchEvent(new
 * CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT', quantity: 1 } }))`. A mini-cart or cart on the page handles
 * each request once, as soon as its code has loaded, and shows the result. The result is also reported by an event:
 * `assess-cart-added`, or `assess-error` on the document if nothing was added. Its code is `cart.add.refused` (the store
 * did not take it), `cart.add.failed` (the call failed), `cart.add.request` (the detail is invalid; the console says so
 * too) or `cart.add.unheard` (5 s later there is no widget on the page that could handle it). A page that refused
 * `assess-cart-before-add` gets neither event.
 */
export type AssessRequests = {
  /** Adds a product by its product code. `quantity` is 1 to 99,999. Default: 1. */
  'assess-cart-add': { code: string; quantity?: number };
  /**
   * The shopper has given or withdrawn the consent to analytics. Records go to the page's data layer only from then on, or
   * no more. The attribute `data-assess-consent` of `<html>` says the same, also before the loader runs.
   */
  'assess-consent': { analytics: boolean };
  /** Sends the last event of this name again, on the document. Sends nothing if there was none yet. */
  'assess-replay': { name: AssessStateName };
};

/** The events that report what has happened. */
export type AssessEventName = Exclude<keyof AssessEvents, AssessBeforeName>;
