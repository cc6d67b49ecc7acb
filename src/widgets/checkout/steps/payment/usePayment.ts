import { useRef, useState } from 'react';
import type { InferInput } from 'valibot';
import { isServiceError } from '../../../../core/errors.ts';
import type { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import type {
  FieldsState,
  PaymentField,
  PaymentService,
  Refusal,
  RefusalCode,
  RefusedCard,
} from '../../../parts/payment-fields/payment-fields.ts';
import {
  entryFaults,
  mendEntry,
  type EntryFaults,
  type EntryField,
  type PaymentEntry,
} from './payment-entry.ts';
import { useCardFields } from '../../../parts/payment-fields/useCardFields.ts';
import { isCardRefusal } from '../../../parts/drafts/kept-card-refusal.ts';
import type { NamedCard } from './refused-card.ts';
import type { KeptRefusal } from './useKeptRefusal.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';

export type PaymentBody = InferInput<NonNullable<(typeof choosePaymentType)['body']>>;

/** The end of a message's key. `notAllowed`: this way to pay is not accepted. `cardGone`: there is no such card. */
export type Told =
  | Exclude<RefusalCode, 'incomplete'>
  | 'savedCard'
  | 'notAllowed'
  | 'cardGone'
  | 'cartChanged';

/** The outcome of a press that did not lead on. `card` is the refused card, if the service names it. */
export type Outcome = {
  words: Told;
  card?: RefusedCard | undefined;
  /** True if the refusal is from before a reload. `before` is then the card, if the store's service names it. */
  isKept?: true;
  before?: NamedCard;
};

type Options = {
  service: PaymentService | undefined;
  /** The values from the service. */
  given: PaymentEntry;
  start: PaymentEntry;
  way: WayToPay | undefined;
  /** The amount to pay as it is shown. The bank's challenge names it. */
  amount: string | undefined;
  /** Where the refusal of a card is kept, and the one from before a reload. */
  kept: KeptRefusal;
  refused: Outcome | undefined;
  /** Writes the payment to the cart. Resolves with a refusal, which is shown above the ways to pay. */
  send: (body: PaymentBody, isConfirmed: boolean) => Promise<Told | undefined>;
};

/** In the order in which they are shown. A service may name its errors in another order. */
const CARD_FIELDS: readonly PaymentField[] = ['number', 'expiry', 'securityCode'];

/** A press of the step's button, and the errors that were found. */
type Attempt = {
  count: number;
  found: readonly (EntryField | PaymentField)[];
  kind: WayToPay['kind'] | undefined;
};

/** Holds the payment step's fields and errors, and sends the payment when the button is pressed. */
export const usePayment = ({ service, given, start, way, amount, kept, refused, send }: Options) => {
  const card = useCardFields(service);
  const [entry, setEntry] = useState(start);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, found: [], kind: undefined });
  const [told, setTold] = useState(refused);
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const kind = way?.kind;
  const isTried = attempt.count > 0 && attempt.kind === kind;
  const faults: EntryFaults = isTried && kind ? entryFaults(kind, mendEntry(entry), given) : {};

  /** Returns the fields with an error. The payment service checks the fields in its frame. */
  const check = async (mended: PaymentEntry): Promise<Attempt['found']> => {
    if (!way) return [];
    const isCard = way.kind === 'new' || way.kind === 'saved';
    const inFrame: FieldsState['errors'] = isCard && card ? await card.fields.check() : {};
    const ofCard = CARD_FIELDS.map((name) => [name, inFrame[name]] as const);
    const wrong = [...ofCard, ...Object.entries(entryFaults(way.kind, mended, given))];
    return wrong
      .filter(([, fault]) => fault !== undefined)
      .map(([name]) => name as EntryField | PaymentField);
  };

  const write = async (body: PaymentBody, isConfirmed = false): Promise<Outcome | undefined> => {
    const words = await send(body, isConfirmed);
    return words && { words };
  };

  const pay = async (mended: PaymentEntry): Promise<Outcome | undefined> => {
    if (!way) return undefined;
    const vatNumber = mended.vatNumber || undefined;
    if (way.kind === 'bankTransfer') return write({ type: 'BANK_TRANSFER', vatNumber });
    const { purchaseOrderNumber, firstName, lastName, saveCard } = mended;
    if (way.kind === 'purchaseOrder')
      return write({ type: 'PURCHASE_ORDER', purchaseOrderNumber, vatNumber });
    const token = await card?.tokenise(amount);
    if (!token) return undefined;
    if ('refused' in token) return outcomeOf(token, way.kind);
    const { token: paymentToken, isConfirmed } = token;
    if (way.kind === 'new')
      return write({ type: 'CARD', paymentToken, firstName, lastName, saveCard, vatNumber }, isConfirmed);
    const paymentDetailsId = way.card.id;
    return write(
      { type: 'SAVED_CARD', paymentDetailsId, securityCodeToken: paymentToken, vatNumber },
      isConfirmed,
    );
  };

  const forget = () => {
    kept.forget();
    setTold(undefined);
  };

  const submit = async (isChecked = true): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    forget();
    const mended = mendEntry(entry);
    setEntry(mended);
    try {
      const found = await check(mended);
      setAttempt(({ count }) => ({ count: count + 1, found, kind }));
      const outcome = found.length === 0 && isChecked ? await pay(mended) : undefined;
      if (outcome) setTold(outcome);
      if (isCardRefusal(outcome?.words))
        kept.keep(outcome.words, way?.kind === 'saved' ? way.value : undefined);
    } finally {
      running.current = false;
      setSending(false);
    }
  };

  return {
    card,
    entry,
    change: (news: Partial<PaymentEntry>) => setEntry((before) => ({ ...before, ...news })),
    faults,
    attempt,
    told,
    forget,
    sending,
    /** `isChecked` is false if the form around has an error of its own: then the fields are checked, and nothing is sent. */
    submit,
  };
};

export type PaymentControls = ReturnType<typeof usePayment>;

const outcomeOf = ({ refused, card }: Refusal, kind: 'new' | 'saved'): Outcome | undefined => {
  if (refused === 'incomplete') return undefined;
  return { words: refused === 'refused' && kind === 'saved' ? 'savedCard' : refused, card };
};

/** Returns the service's refusal of the way to pay, or of a saved card that no longer exists. What is shown is then outdated. */
export const staleWay = (error: unknown, { type }: PaymentBody): Told | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.type === 'PaymentTypeNotAllowed') return 'notAllowed';
  return type === 'SAVED_CARD' && error.type === 'UnknownIdentifierError' ? 'cardGone' : undefined;
};

/** What the bank was asked about is no longer what would be paid. Source: CHK-14 j, CHK-15. */
export const voidConfirmation = (error: unknown, isConfirmed: boolean): Told | undefined =>
  isConfirmed && isServiceError(error) && error.status === 412 ? 'cartChanged' : undefined;
