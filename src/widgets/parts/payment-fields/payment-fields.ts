/* The interface for a card's fields, which the payment service draws and reads. The checkout knows only this interface,
   so that another provider's fields can be used. Source: SEC-11 d, CHK-10, CHK-11. */

export type PaymentField = 'number' | 'expiry' | 'securityCode';

/** What is wrong with a field. `scheme`: this kind of card is not accepted. `too-far`: no card is valid until that year. */
export type FieldCode = 'required' | 'invalid' | 'scheme' | 'expired' | 'too-far';

/**
 * Why there is no token. `incomplete`: a field has an error, shows it and has the focus · `refused`: the card was
 * refused · `not-confirmed`: the bank declined, or was not answered within five minutes; nothing is charged · `left`:
 * the shopper declined or left the bank's challenge; nothing is charged · `timed-out` and `failed`: the service did not
 * answer, or sent an invalid answer.
 */
export type RefusalCode = 'incomplete' | 'refused' | 'not-confirmed' | 'left' | 'timed-out' | 'failed';

/** A token for a card, or for the security code of a saved one. For a saved card, `scheme` and `lastFour` are ''. */
export type CardToken = { token: string; scheme: string; lastFour: string };

/** A refusal. `card` is the refused card, if the service names it. For a saved card the page knows it. */
export type Refusal = { refused: RefusalCode; card?: RefusedCard | undefined };

export type RefusedCard = Pick<CardToken, 'scheme' | 'lastFour'>;

/** The bank asks now, in place of the fields. `answered` resolves at the end and follows the signal of `tokenise`. */
export type Challenge = { challenge: { answered: () => Promise<CardToken | Refusal> } };

export type FieldsState = {
  /** `failed`: the fields could not be loaded. Calling `mount` again retries. */
  status: 'loading' | 'ready' | 'failed';
  complete: boolean;
  errors: Readonly<Partial<Record<PaymentField, FieldCode>>>;
  /** True from `tokenise` until its end. */
  busy: boolean;
  /** Whether the bank's challenge is shown in place of the fields. */
  asked: boolean;
};

/** The page's look, as CSS values. The service draws its fields with it, so that they fit in. */
export type Appearance = {
  scheme: 'light' | 'dark';
  font: string;
  fontSize: string;
  text: string;
  textSecondary: string;
  surface: string;
  field: string;
  control: string;
  action: string;
  onAction: string;
  focus: string;
  danger: string;
  radius: string;
  controlSize: string;
};

export type MountOptions = {
  /** The widget's locale, such as `fr-ca`. */
  locale: string;
  appearance: Appearance;
  /** `saved`: only the security code is asked for. */
  mode: 'new' | 'saved';
  /** The scheme of the saved card, if known, such as `amex`, whose security code has another length. */
  scheme?: string | undefined;
  /** Called when Enter is pressed in a field. As in any form, it means to go on. */
  onEnter?: (() => void) | undefined;
  /** The name of all fields together for screen readers, in the page's language. */
  title: string;
};

export interface PaymentFields {
  /** Draws the fields into the place, in the page's own tree. They replace those that were drawn before. */
  mount(place: HTMLElement, options: MountOptions): void;
  /** Calls the listener with the current state and at each change. Returns a function that stops it. */
  subscribe(listener: (state: FieldsState) => void): () => void;
  /** Checks all fields; each shows its error. Resolves with the errors, or an empty object if there are none. Never rejects. */
  check(): Promise<FieldsState['errors']>;
  /**
   * Requests a token for what was typed. Rejects only with the signal's reason, when it is aborted. Aborting during the
   * bank's challenge means leaving it, and counts as declining. `amount` is the amount to pay as the page shows it,
   * which the challenge names.
   */
  tokenise(signal: AbortSignal, amount?: string): Promise<CardToken | Refusal | Challenge>;
  /** Focuses the first field, or the one that is named. */
  focus(field?: PaymentField): void;
  /** Call it when the page's theme has changed. */
  dress(appearance: Appearance): void;
  /** Removes the fields with everything that was typed. A pending `tokenise` ends as `failed`. */
  unmount(): void;
}

export type ChallengeOptions = Pick<MountOptions, 'locale' | 'appearance' | 'title'> & {
  /** The challenge from the answer to placing an order (PaymentChallengeRequired). */
  challenge: string;
  /** The amount to pay as the page shows it, which the challenge names. */
  amount?: string | undefined;
};

/** A payment service, as the checkout uses it. */
export interface PaymentService {
  createFields(): PaymentFields;
  /** Shows the bank's challenge for an order until it is answered. Rejects only with the signal's reason. Source: CHK-14 j. */
  askBank(
    place: HTMLElement,
    options: ChallengeOptions,
    signal: AbortSignal,
  ): Promise<'passed' | 'not-confirmed' | 'left' | 'timed-out' | 'failed'>;
}
