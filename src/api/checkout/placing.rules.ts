/**
 * How an order is placed, as a reducer without time, network or browser. An order key belongs to the cart, so the same order
 * can't be placed twice; what matters here is that nothing untrue is said. Source: CHK-14, REL-02, checkout.md "Placing".
 */
export type Placing =
  /** The review is complete. `told`: what became of the try before. */
  | { state: 'ready'; told?: 'offline' | 'not-placed' }
  /** The call is under way, with this key. */
  | { state: 'placing'; key: string }
  /** The bank asks the shopper, until `until` (ms since the epoch); survives a reload. */
  | { state: 'challenge'; key: string; challenge: string; until: number }
  /** Nobody knows. Only the question by the key leads on: at `askAt`, or by a button once it is undefined. */
  | { state: 'unknown'; key: string; asked: number; askAt: number | undefined }
  /** The service said no, and why; `subject` is what it named: a product, the total by now, a code. */
  | { state: 'refused'; type: string; subject?: string }
  | { state: 'placed'; order: string };

export type PlacingEvent =
  | { event: 'press'; key: string; online: boolean }
  /** What the call came to. `lost`: no answer, 5xx, a time-out, or the page was loaded again meanwhile. */
  | { event: 'placed'; order: string }
  | { event: 'refused'; type: string; subject?: string }
  /** Nothing was sent: the page said no, or whoever pressed is signed in no more. */
  | { event: 'withdrawn' }
  | { event: 'challenged'; challenge: string; now: number }
  | { event: 'lost'; now: number }
  /** What the question by the key was answered with; `unanswered` where it failed. */
  | { event: 'told'; answer: { placed: string } | 'pending' | 'none' | 'unanswered'; now: number }
  | { event: 'ask-again'; now: number }
  /** What became of the bank's question. */
  | { event: 'challenge'; outcome: 'passed' | 'failed' | 'left' | 'timed-out' }
  /** The network is back. */
  | { event: 'online' }
  /** The step that mends a refusal was finished. */
  | { event: 'mended' };

/** Waits in ms before each question by the key: the first at once, two minutes in all; then the shopper asks. */
const WAITS = [0, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** The bank has so many ms. */
const CHALLENGE_MS = 5 * 60_000;

/** The refusal of a payment that the bank did not confirm (CHK-14 j). */
export const NOT_CONFIRMED = 'PaymentNotConfirmed';
/** The same where it was the shopper who said no, or left the question: the bank is not named then. */
export const LEFT = 'PaymentLeft';

/** The refusal that a question without a yes comes to. */
export const refusalOfBank = (outcome: 'failed' | 'left' | 'timed-out'): string =>
  outcome === 'left' ? LEFT : NOT_CONFIRMED;

/** Refusals that are no word on the order: the key may have been used by another tab, so it is asked (api.md). */
const ASKED_FIRST: readonly string[] = ['OrderKeyRetired', 'CartLocked'];

const unknown = (key: string, asked: number, now: number): Placing => {
  const wait = WAITS[asked];
  return { state: 'unknown', key, asked, askAt: wait === undefined ? undefined : now + wait };
};

/** The next state. An event that the state doesn't know changes nothing, such as a second press or a late answer. */
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

/** A late answer of the call itself counts as well: it names the order. Nothing but `none` says that there is none. */
const afterQuestion = (before: State<'unknown'>, said: PlacingEvent): Placing => {
  const { key, asked } = before;
  if (said.event === 'placed') return { state: 'placed', order: said.order };
  if (said.event === 'ask-again') return { ...before, askAt: said.now };
  if (said.event !== 'told') return before;
  const { answer, now } = said;
  if (typeof answer === 'object') return { state: 'placed', order: answer.placed };
  return answer === 'none' ? { state: 'ready', told: 'not-placed' } : unknown(key, asked + 1, now);
};

/** Whether the shopper may not be signed out for doing nothing, nor leave the order to chance (LEAD-03 f). */
export const isUnderWay = ({ state }: Placing): boolean =>
  state === 'placing' || state === 'challenge' || state === 'unknown';
