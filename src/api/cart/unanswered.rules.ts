import type { PendingChange } from './meant-entry.rules.ts';

/**
 * Decides what becomes of a change of the cart's lines that gets no answer: a reducer without time, network or browser.
 *
 * A store with this store's extensions does a call with the same Idempotency-Key once. So the same call is repeated after
 * 2 s, then whenever the page reads the cart, and whenever the shopper asks for the same change. A plain OCC host has no
 * such key. There the cart is read instead, at once and after 15 s, and before the shopper's next try is sent. Nothing else
 * is found out: whatever arrives later, the cart on show is what the store has. Source: API-06 b, d.
 */
export type Unanswered =
  /** `told`: an earlier change was dropped, and nobody knows whether it was done. */
  | { state: 'none'; told?: 'unconfirmed' }
  /** The call is under way (`sent`), or the cart is read to find out what became of it (`looking`, on a plain host). */
  | ({ state: 'sent' | 'looking' } & Asking)
  /** The same is done again when the wait is over. */
  | { state: 'waiting'; call: Call }
  /** The shopper was told that the change could not be confirmed. */
  | { state: 'open'; call: Call }
  /** The page has found out the result by itself. The shopper's same change gets it, once. */
  | { state: 'settled'; call: Call }
  /** The service has failed, and the shopper was told so. Only the shopper's same change is repeated. */
  | { state: 'failed'; call: Call };

/** The states in which no call is under way. */
type KeptChange = Extract<Unanswered, { state: 'open' | 'settled' | 'failed' }>;

type Asking = {
  call: Call;
  /** True if this is not tried again if it fails. */
  last: boolean;
  /** The shopper's newer change, which is sent once the result of `call` is known or given up. */
  next?: Call;
  /** True if the page asks by itself. */
  quiet?: true;
  /** True if the service has answered with a failure of its own, such as 503. */
  failed?: true;
};

/** What the shopper asked for: to add lines, or to set a line's quantity. */
export type Change = { add: readonly { code: string; quantity: number }[] } | PendingChange;

/** A change of the lines of one cart, in one sign-in. */
export type Call = Visit & {
  /** The Idempotency-Key. '' on a plain host. */
  key: string;
  change: Change;
  /** The number of the entry whose quantity is set. */
  entry?: number | undefined;
  /** On a plain host, the units of the added product before. */
  held?: number | undefined;
};

/** A time, in ms since the epoch, with the sign-in and the cart of the page at that time. '' is none or unknown. */
type Visit = { whose: string; cart: string; now: number };

export type UnansweredEvent =
  | { event: 'press'; call: Call }
  /** The page has read the cart. */
  | { event: 'read'; visit: Visit }
  /** The result is known: the store has answered or refused, or a plain host's cart shows the change. */
  | { event: 'answered' }
  /** No answer came, or a plain host's cart does not show the change. */
  | { event: 'lost' }
  /** The service answered with a failure of its own, possibly after doing the work. */
  | { event: 'failed' }
  | { event: 'waited' };

/** How long a call is repeated, in ms. */
const LASTS_MS = 10 * 60_000;

/** Returns how long to wait before the call is repeated or a plain host's cart is read again, in ms. */
export const waitOf = ({ key }: Call): number => (key === '' ? 15_000 : 2_000);

/** Returns the next state. An event that does not fit the state changes nothing. */
export const unanswered = (before: Unanswered, said: UnansweredEvent): Unanswered => {
  if (said.event === 'press') return pressed(before, said.call);
  switch (before.state) {
    case 'none':
      return before;
    case 'open':
    case 'settled':
    case 'failed':
      return said.event === 'read' ? onRead(before, said.visit) : before;
    case 'waiting':
      return said.event === 'waited' ? ask(before.call, { last: true }) : before;
    case 'sent':
    case 'looking':
      if (said.event === 'answered') return afterAnswer(before);
      if (said.event === 'failed')
        return before.state === 'sent' ? afterLoss({ ...before, failed: true }) : before;
      return said.event === 'lost' ? afterLoss(before) : before;
  }
};

const NONE: Unanswered = { state: 'none' };
const UNCONFIRMED: Unanswered = { state: 'none', told: 'unconfirmed' };
const send = (call: Call): Unanswered => ({ state: 'sent', call, last: false });
const ask = (call: Call, how: Omit<Asking, 'call'>): Unanswered => ({
  state: call.key === '' ? 'looking' : 'sent',
  call,
  ...how,
});

const pressed = (before: Unanswered, call: Call): Unanswered => {
  if (!isKept(before) || isOver(before.call, call)) return send(call);
  const isAgain = isSame(before.call, call);
  if (isAgain && call.key !== '') return send(before.call);
  if (isAgain || before.state === 'open') return ask(before.call, { last: true, next: call });
  return before.state === 'failed' ? send(call) : after(before.call, call);
};

const isKept = (before: Unanswered): before is KeptChange =>
  before.state === 'open' || before.state === 'settled' || before.state === 'failed';

const onRead = (before: KeptChange, visit: Visit): Unanswered => {
  if (isOver(before.call, visit)) return before.state === 'open' ? UNCONFIRMED : NONE;
  return before.state === 'open' ? ask(before.call, { last: true, quiet: true }) : before;
};

const afterAnswer = ({ call, next, quiet }: Asking): Unanswered => {
  if (quiet) return { state: 'settled', call };
  return next === undefined || isSame(call, next) ? NONE : after(call, next);
};

const afterLoss = (before: Asking & { state: 'sent' | 'looking' }): Unanswered => {
  const { call, last, next, quiet, failed } = before;
  const isPlain = call.key === '';
  if (isPlain && before.state === 'sent') return ask(call, failed ? { last: true, failed } : { last: false });
  if (!last) return { state: 'waiting', call };
  if (next !== undefined) return isPlain ? send(next) : after(call, next);
  return { state: failed && !quiet ? 'failed' : 'open', call };
};

/** Units of one product are not added twice, after a change that the shopper has not seen the result of. */
const after = (call: Call, next: Call): Unanswered => {
  const codes = addedBy(call.change);
  return addedBy(next.change).some((code) => codes.includes(code)) ? UNCONFIRMED : send(next);
};

const addedBy = (change: Change): readonly string[] =>
  'add' in change ? change.add.map(({ code }) => code) : [];

const isSame = (one: Call, other: Call): boolean =>
  JSON.stringify(one.change) === JSON.stringify(other.change);

/** A call is only repeated to its cart and in its sign-in, and not for long. */
const isOver = ({ whose, cart, now }: Call, visit: Visit): boolean =>
  whose !== visit.whose || (cart !== '' && cart !== visit.cart) || visit.now - now > LASTS_MS;
