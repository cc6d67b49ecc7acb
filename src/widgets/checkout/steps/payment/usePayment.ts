import { useRef, useState } from 'react';
import type { InferInput } from 'valibot';
import type { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import type {
  PaymentField,
  PaymentService,
  Refusal,
  RefusalCode,
  RefusedCard,
} from '../../payment-fields/payment-fields.ts';
import {
  entryFaults,
  mendEntry,
  type EntryFaults,
  type EntryField,
  type PaymentEntry,
} from './payment-entry.ts';
import { useCardFields } from './useCardFields.ts';
import { isCardRefused, type KeptRefusal } from './useKeptRefusal.ts';
import type { WayToPay } from './ways-to-pay.rules.ts';

export type PaymentBody = InferInput<NonNullable<(typeof choosePaymentType)['body']>>;

/** The end of a message's key; `notAllowed` is the service's word on the way itself, `cardGone` on a saved card. */
export type Told = Exclude<RefusalCode, 'incomplete'> | 'savedCard' | 'notAllowed' | 'cardGone';

/** What a press came to, where it did not lead on; `card`: the one that was refused, where its service says which. */
export type Outcome = {
  words: Told;
  card?: RefusedCard | undefined;
  /** Told before the page was loaded again: nobody knows which card it was. */
  isKept?: true;
};

type Options = {
  service: PaymentService | undefined;
  /** What the service gave. */
  given: PaymentEntry;
  /** What the fields begin with. */
  start: PaymentEntry;
  way: WayToPay | undefined;
  /** What is to be paid, as it shows: the bank's question names it. */
  amount: string | undefined;
  /** Where it is kept that a card was refused. */
  kept: KeptRefusal;
  /** Writes it to the cart; what it gives is told above the ways. */
  send: (body: PaymentBody) => Promise<Told | undefined>;
};

/** A press of the step's button: what was found then. */
type Attempt = {
  count: number;
  found: readonly (EntryField | PaymentField)[];
  kind: WayToPay['kind'] | undefined;
};

/** The payment step's fields, its faults, and the way from a press to the cart. */
export const usePayment = ({ service, given, start, way, amount, kept, send }: Options) => {
  const card = useCardFields(service);
  const [entry, setEntry] = useState<PaymentEntry>(() => entryOf(start));
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, found: [], kind: undefined });
  const [told, setTold] = useState<Outcome | undefined>(kept.first && { words: kept.first, isKept: true });
  const [sending, setSending] = useState(false);
  const running = useRef(false);
  const kind = way?.kind;
  const isTried = attempt.count > 0 && attempt.kind === kind;
  const faults: EntryFaults = isTried && kind ? entryFaults(kind, mendEntry(entry), given) : {};

  /** What is wrong now; the fields of the frame are looked at by their service. */
  const check = async (mended: PaymentEntry): Promise<Attempt['found']> => {
    if (!way) return [];
    const isCard = way.kind === 'new' || way.kind === 'saved';
    const inFrame = isCard && card ? await card.fields.check() : {};
    const wrong = [...Object.entries(inFrame), ...Object.entries(entryFaults(way.kind, mended, given))];
    return wrong
      .filter(([, fault]) => fault !== undefined)
      .map(([name]) => name as EntryField | PaymentField);
  };

  const write = async (body: PaymentBody): Promise<Outcome | undefined> => {
    const words = await send(body);
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
    if (way.kind === 'new')
      return write({ type: 'CARD', paymentToken: token.token, firstName, lastName, saveCard, vatNumber });
    const paymentDetailsId = way.card.id;
    return write({ type: 'SAVED_CARD', paymentDetailsId, securityCodeToken: token.token, vatNumber });
  };

  const forget = () => {
    kept.forget();
    setTold(undefined);
  };

  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    forget();
    const mended = mendEntry(entry);
    setEntry(mended);
    try {
      const found = await check(mended);
      setAttempt(({ count }) => ({ count: count + 1, found, kind }));
      const outcome = found.length === 0 ? await pay(mended) : undefined;
      if (outcome) setTold(outcome);
      if (isCardRefused(outcome?.words)) kept.keep(outcome.words);
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
    submit,
  };
};

const entryOf = ({ firstName, lastName, saveCard, purchaseOrderNumber, vatNumber }: PaymentEntry) => ({
  firstName,
  lastName,
  saveCard,
  purchaseOrderNumber,
  vatNumber,
});

export type PaymentControls = ReturnType<typeof usePayment>;

const outcomeOf = ({ refused, card }: Refusal, kind: 'new' | 'saved'): Outcome | undefined => {
  if (refused === 'incomplete') return undefined;
  return { words: refused === 'refused' && kind === 'saved' ? 'savedCard' : refused, card };
};
