/**
 * Decides how an order is placed: a reducer without time, network or browser. An order key belongs to the cart, so the
 * same order can't be placed twice. The rules ensure that nothing untrue is shown. Source: CHK-14, REL-02, checkout.md
 * "Placing".
 */
export type Placing =
  /** The review is complete. `told` is the outcome of the try before. */
  | { state: 'ready'; told?: 'offline' | 'not-placed' }
  /** The call with this key is under way. */
  | { state: 'placing'; key: string }
  /** The bank challenges the shopper until `until` (ms since the epoch). The state survives a reload. */
  | { state: 'challenge'; key: string; challenge: string; until: number }
  /** The outcome is unknown. Only a question by the key leads on: at `askAt`, or by a button once `askAt` is undefined. */
  | { state: 'unknown'; key: string; asked: number; askAt: number | undefined }
  /** The service refused, for the reason `type`. `subject` is what it named: a product, the current total, a code. */
  | { state: 'refused'; type: string; subject?: string }
  | { state: 'placed'; order: string };

export type PlacingEvent =
  | { event: 'press'; key: string; online: boolean }
  /** The outcomes of the call. `lost`: no answer, 5xx, a time-out, or the page was reloaded meanwhile. */
  | { event: 'placed'; order: string }
  | { event: 'refused'; type: string; subject?: string }
  /** Nothing was sent: the page cancelled it, or the person who pressed is no longer signed in. */
  | { event: 'withdrawn' }
  | { event: 'challenged'; challenge: string; now: number }
  | { event: 'lost'; now: number }
  /** The answer to the question by the key. `unanswered` if it failed. */
  | { event: 'told'; answer: { placed: string } | 'pending' | 'none' | 'unanswered'; now: number }
  | { event: 'ask-again'; now: number }
  /** The outcome of the bank's challenge. */
  | { event: 'challenge'; outcome: 'passed' | 'failed' | 'left' | 'timed-out' }
  /** The network is back. */
  | { event: 'online' }
  /** The step that fixes a refusal was finished. */
  | { event: 'mended' };

/** The waits in ms before each question by the key. After the last one only the shopper asks. */
const WAITS = [0, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** How long the bank's challenge may take, in ms. */
const CHALLENGE_MS = 5 * 60_000;

/** The refusal of a payment that the bank did not confirm (CHK-14 j). */
export const NOT_CONFIRMED = 'PaymentNotConfirmed';
/** The same refusal if the shopper declined or left the challenge. The message then does not name the bank. */
export const LEFT = 'PaymentLeft';

/** Returns the refusal for a challenge that did not pass. */
export const refusalOfBank = (outcome: 'failed' | 'left' | 'timed-out'): string =>
  outcome === 'left' ? LEFT : NOT_CONFIRMED;

/** Refusals that do not settle the order or payment: another tab may have used the key, so the outcome is asked for (api.md). */
const ASKED_FIRST: readonly string[] = [
  'OrderKeyRetired',
  'CartLocked',
  'PaymentKeyRetired',
  'PaymentPending',
];

const unknown = (key: string, asked: number, now: number): Placing => {
  const wait = WAITS[asked];
  return { state: 'unknown', key, asked, askAt: wait === undefined ? undefined : now + wait };
};

/** Returns the next state. An event that does not fit the state changes nothing, such as a second press or a late answer. */
export const placing = (before: Placing, said: PlacingEvent): Placing => {
  switch (before.state) {
    case 'ready':
    case 'refused':
      if (said.event === 'mended') return { state: 'ready' };
      if (said.event === 'online') return isToldOffline(before) ? { state: 'ready' } : before;
      if (said.event !== 'press') return before;
      return said.online ? { state: 'placing', key: said.key } : { state: 'ready', told: 'offline' };
    case 'placing':
      return afterCall(before, said);
    case 'challenge':
      if (said.event === 'placed') return { state: 'placed', order: said.order };
      if (said.event !== 'challenge') return before;
      return said.outcome === 'passed'
        ? { state: 'placing', key: before.key }
        : { state: 'refused', type: refusalOfBank(said.outcome) };
    case 'unknown':
      return afterQuestion(before, said);
    case 'placed':
      return before;
  }
};

const isToldOffline = (before: Placing): boolean => before.state === 'ready' && before.told === 'offline';

type State<Name extends Placing['state']> = Extract<Placing, { state: Name }>;

const afterCall = (before: State<'placing'>, said: PlacingEvent): Placing => {
  if (said.event === 'placed') return { state: 'placed', order: said.order };
  if (said.event === 'lost') return unknown(before.key, 0, said.now);
  if (said.event === 'withdrawn') return { state: 'ready' };
  if (said.event === 'challenged')
    return {
      state: 'challenge',
      key: before.key,
      challenge: said.challenge,
      until: said.now + CHALLENGE_MS,
    };
  if (said.event !== 'refused') return before;
  return ASKED_FIRST.includes(said.type)
    ? { state: 'unknown', key: before.key, asked: 0, askAt: 0 }
    : { state: 'refused', type: said.type, ...(said.subject !== undefined && { subject: said.subject }) };
};

/** A late answer of the call itself counts too. Only `none` says that there is no order. */
const afterQuestion = (before: State<'unknown'>, said: PlacingEvent): Placing => {
  const { key, asked } = before;
  if (said.event === 'placed') return { state: 'placed', order: said.order };
  if (said.event === 'ask-again') return { ...before, askAt: said.now };
  if (said.event !== 'told') return before;
  const { answer, now } = said;
  if (typeof answer === 'object') return { state: 'placed', order: answer.placed };
  return answer === 'none' ? { state: 'ready', told: 'not-placed' } : unknown(key, asked + 1, now);
};

/** Returns whether an order is under way: nobody is signed out, and leaving is warned of (LEAD-03 f). */
export const isUnderWay = ({ state }: Placing): boolean =>
  state === 'placing' || state === 'challenge' || state === 'unknown';
