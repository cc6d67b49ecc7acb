/*
 * The fields of a card, which the payment service draws and reads. The checkout knows what stands here and nothing of who
 * the service is, so that a provider's own fields can take their place. Source: SEC-11 d, CHK-10, CHK-11.
 */

export type PaymentField = 'number' | 'expiry' | 'securityCode';

/** What is wrong with a field. `scheme` is a kind of card that is not taken, `too-far` a year that no card is valid to. */
export type FieldCode = 'required' | 'invalid' | 'scheme' | 'expired' | 'too-far';

/**
 * Why there is no token. `incomplete`: a field is wrong, says so itself, and has the focus · `refused`: the card was ·
 * `not-confirmed`: the bank said no, or was not answered within five minutes; nothing is charged · `left`: the
 * shopper said no, or went away from its question; nothing is charged · `timed-out` and `failed`: the service did not answer, or answered nonsense.
 */
export type RefusalCode = 'incomplete' | 'refused' | 'not-confirmed' | 'left' | 'timed-out' | 'failed';

/** Stands for the card, or for the security code of a saved one; for a saved one scheme and last four are empty. */
export type CardToken = { token: string; scheme: string; lastFour: string };

/** `card`: which one was refused, where the service says so; of a saved one the page knows it. */
export type Refusal = { refused: RefusalCode; card?: RefusedCard | undefined };

export type RefusedCard = Pick<CardToken, 'scheme' | 'lastFour'>;

/** The bank asks now, where the fields were. `answered` waits for the end; it keeps to the signal of `tokenise`. */
export type Challenge = { challenge: { answered: () => Promise<CardToken | Refusal> } };

export type FieldsState = {
  /** `failed`: the fields could not be loaded. `mount` again tries again. */
  status: 'loading' | 'ready' | 'failed';
  complete: boolean;
  errors: Readonly<Partial<Record<PaymentField, FieldCode>>>;
  /** From `tokenise` until its end. */
  busy: boolean;
  /** The bank's question stands where the fields were. */
  asked: boolean;
};

/** The page's look, as CSS values: the service draws its fields with it, so that no seam shows. */
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
  /** Of the widget, such as `fr-ca`. */
  locale: string;
  appearance: Appearance;
  /** `saved`: the security code alone. */
  mode: 'new' | 'saved';
  /** Of the saved card, where it is known, such as `amex`: its security code has another length. */
  scheme?: string | undefined;
  /** Enter was pressed in a field: as in any form it means to go on. */
  onEnter?: (() => void) | undefined;
  /** What a screen reader calls the fields as a whole, in the page's language. */
  title: string;
};

export interface PaymentFields {
  /** Draws the fields into the place, in the page's own tree; in place of those that it drew before. */
  mount(place: HTMLElement, options: MountOptions): void;
  /** Says the state now and at each change. Gives what ends it. */
  subscribe(listener: (state: FieldsState) => void): () => void;
  /** Looks at all fields; each says what is wrong with it. Gives the same, nothing where all is right; never rejects. */
  check(): Promise<FieldsState['errors']>;
  /**
   * Asks for a token of what was typed. Rejects with the signal's reason when it is aborted, and never else; to abort while
   * the bank asks is to leave it, and counts there as no. `amount` is what is to be paid, as the page shows it: the bank's question
   * names it.
   */
  tokenise(signal: AbortSignal, amount?: string): Promise<CardToken | Refusal | Challenge>;
  /** The first field, unless one is named. */
  focus(field?: PaymentField): void;
  /** When the page's theme has changed. */
  dress(appearance: Appearance): void;
  /** Takes the fields away, with all that was typed. A `tokenise` that is under way ends as `failed`. */
  unmount(): void;
}

export type ChallengeOptions = Pick<MountOptions, 'locale' | 'appearance' | 'title'> & {
  /** As placing an order gave it (PaymentChallengeRequired). */
  challenge: string;
  /** What is to be paid, as the page shows it: the question names it. */
  amount?: string | undefined;
};

/** A payment service as the checkout knows it. */
export interface PaymentService {
  createFields(): PaymentFields;
  /**
   * The bank's question about an order that is being placed, drawn into the place until it is answered. Rejects with the
   * signal's reason when it is aborted, and never else. Source: CHK-14 j.
   */
  askBank(
    place: HTMLElement,
    options: ChallengeOptions,
    signal: AbortSignal,
  ): Promise<'passed' | 'not-confirmed' | 'left' | 'timed-out' | 'failed'>;
}
