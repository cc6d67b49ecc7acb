import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkoutCartSchema, type CheckoutCart } from './checkout-cart.contract.ts';
import {
  enterFlow,
  flow,
  isWaiting,
  nextOf,
  type Flow,
  type FlowEffect,
  type FlowEvent,
  type Known,
} from './flow.rules.ts';
import type { Step, StepId } from './steps.rules.ts';

const IDS = ['account', 'qualified-user', 'shipping-address', 'payment', 'review'] as const;
type Own = (typeof IDS)[number];

const cartOf = (version: number, quantity = 1): CheckoutCart =>
  parse(checkoutCartSchema, {
    code: '1',
    guid: 'g',
    version,
    entries: [{ entryNumber: 0, quantity, product: { code: 'KIT', name: 'Kit' } }],
  });
/** The steps of which the first `finished` are done. `auto` is the only choice of the first that is not. */
const stepsOf = (finished: number, auto?: string): readonly Step[] =>
  IDS.map((id, at): Step => {
    if (id !== 'review' && at < finished) return { id, state: 'done' };
    return at === finished && auto !== undefined ? { id, state: 'open', auto } : { id, state: 'open' };
  });
const know = (finished: number, more: { cart?: CheckoutCart; auto?: string; pending?: Own } = {}): Known => ({
  cart: more.cart ?? CART,
  steps: stepsOf(finished, more.auto),
  pending: new Set(more.pending ? [more.pending] : []),
});
const CART = cartOf(1);
const FOREIGN = cartOf(2, 5);
const CHANGED = { changes: [expect.objectContaining({ about: 'lines' })] };

/** Returns the flow after these events, and the effects of the last one. */
const after = (
  events: readonly FlowEvent[],
  {
    finished = 2,
    wanted,
    purpose = 'order',
  }: { finished?: number; wanted?: string; purpose?: 'order' | 'quote' } = {},
): { state: Flow; effects: readonly FlowEffect[] } => {
  let state = enterFlow(know(finished), purpose, wanted);
  let effects: readonly FlowEffect[] = [];
  for (const event of [{ event: 'read', ...know(finished) } as const, ...events])
    [state, effects] = flow(state, event);
  return { state, effects };
};

const press: FlowEvent = { event: 'pressed', leaves: 'next', hasWrite: true };
const change: FlowEvent = { event: 'pressed', leaves: 'stay', hasWrite: true };
const pay: FlowEvent = { event: 'pressed', leaves: 'pay', hasWrite: true };
const edit: FlowEvent = { event: 'edited', isEdited: true };
const to = (step: StepId): FlowEvent => ({ event: 'wentTo', step, by: 'link' });
const back = (step: string | undefined): FlowEvent => ({ event: 'wentTo', step, by: 'address' });
const read = (known: Known): FlowEvent => ({ event: 'read', ...known });
const wrote = (known: Known): FlowEvent => ({ event: 'wrote', ...known });
const failed = (more: Partial<Extract<FlowEvent, { event: 'failed' }>> = {}): FlowEvent => ({
  event: 'failed',
  error: 'no',
  isSaid: false,
  isOutdated: false,
  known: undefined,
  ...more,
});
const named = (step: StepId): FlowEffect => ({ do: 'name', step });
const shows = (step: StepId, how: 'push' | 'replace'): FlowEffect => ({ do: 'show', step, how });
const keeps = (cart: CheckoutCart): FlowEffect => ({ do: 'keep', cart });
const mended: FlowEffect = { do: 'mended' };

type Row = [
  what: string,
  given: ReturnType<typeof after>,
  state: Partial<Record<keyof Flow, unknown>>,
  effects: readonly FlowEffect[],
];

const TABLE: readonly Row[] = [
  [
    'an entry shows the first step that is not finished, and its address',
    after([]),
    { shown: 'shipping-address', wanted: 'shipping-address' },
    [shows('shipping-address', 'replace'), named('shipping-address')],
  ],
  [
    'an address behind an unfinished step leads to that one [CHK-01 d]',
    after([], { wanted: 'review' }),
    { shown: 'shipping-address' },
    [shows('shipping-address', 'replace'), named('shipping-address')],
  ],
  [
    'an address of a finished step shows it',
    after([], { wanted: 'account' }),
    { shown: 'account' },
    [named('account')],
  ],
  [
    'a press writes once [PERF-13 part]',
    after([press]),
    { busy: { leaves: 'next', from: 'shipping-address' } },
    [{ do: 'write' }],
  ],
  ['a second press while that is under way does nothing', after([press, press]), {}, []],
  [
    'what was written leads on, with an entry of its own for Back [CHK-01 c]',
    after([press, wrote(know(3, { cart: cartOf(2) }))]),
    { shown: 'payment', busy: undefined },
    [keeps(CART), mended, shows('payment', 'push'), named('payment')],
  ],
  [
    'what was changed in the step stays there',
    after([change, wrote(know(3, { cart: cartOf(2) }))]),
    { shown: 'shipping-address' },
    [keeps(CART)],
  ],
  [
    'what was written while the shopper went elsewhere leads nowhere',
    after([press, to('account'), wrote(know(3, { cart: cartOf(2) }))]),
    { shown: 'account', busy: undefined },
    [keeps(CART)],
  ],
  [
    'without anything to write, the next step is shown',
    after([{ event: 'pressed', leaves: 'next', hasWrite: false }], { finished: 4, wanted: 'account' }),
    { shown: 'review' },
    [mended, shows('review', 'push'), named('review')],
  ],
  [
    'a failure is told, and nothing else changes [CHK-14 g,h part]',
    after([edit, press, failed()]),
    { failure: 'no', edited: true, shown: 'shipping-address', busy: undefined },
    [],
  ],
  [
    'a failure that the step says is told nowhere else',
    after([press, failed({ isSaid: true })]),
    { failure: undefined },
    [],
  ],
  ['the next press forgets it', after([press, failed(), press]), { failure: undefined }, [{ do: 'write' }]],
  [
    'so does the network that is back',
    after([press, failed(), { event: 'forgot' }]),
    { failure: undefined },
    [],
  ],
  [
    'a failure because of another window names its change instead [CHK-15 a,f]',
    after([press, failed({ isOutdated: true, known: know(2, { cart: FOREIGN }) })]),
    { failure: undefined, told: { ...CHANGED, isAtPress: true, isSeen: false } },
    [keeps(CART)],
  ],
  [
    'a failure for another reason is told beside such a change [CHK-14 g part]',
    after([read(know(2, { cart: FOREIGN })), press, failed()]),
    { failure: 'no', told: { ...CHANGED, isAtPress: false, isSeen: false } },
    [],
  ],
  [
    'what was told at a press is not told again in the next step [CHK-15 f]',
    after([
      press,
      failed({ isOutdated: true, known: know(2, { cart: FOREIGN }) }),
      press,
      wrote(know(3, { cart: cartOf(3, 5) })),
    ]),
    { told: undefined, shown: 'payment' },
    [keeps(FOREIGN), mended, shows('payment', 'push'), named('payment')],
  ],
  [
    'a change of another window is told [CHK-15 a,f]',
    after([read(know(2, { cart: FOREIGN }))]),
    { told: { ...CHANGED, isAtPress: false, isSeen: false }, shown: 'shipping-address' },
    [keeps(CART)],
  ],
  [
    'one that undoes an earlier step leads there without a question, and the edited step is opened again [CHK-15 g]',
    after([edit, read(know(0, { cart: FOREIGN }))]),
    { shown: 'account', edited: false, leaving: undefined, unfinished: 'shipping-address' },
    [keeps(CART), shows('account', 'replace'), named('account')],
  ],
  [
    'that step is opened again although it is done [CHK-15 g]',
    after([edit, read(know(0, { cart: FOREIGN })), press, wrote(know(4, { cart: cartOf(3, 5) }))]),
    { shown: 'shipping-address', unfinished: undefined },
    [keeps(FOREIGN), mended, shows('shipping-address', 'push'), named('shipping-address')],
  ],
  [
    'what was told out of sight is told once more in the next step [CHK-15 f]',
    after([read(know(2, { cart: FOREIGN })), press, wrote(know(3, { cart: cartOf(3, 5) }))]),
    { told: { ...CHANGED, isAtPress: true, isSeen: false } },
    [keeps(FOREIGN), mended, shows('payment', 'push'), named('payment')],
  ],
  [
    'what was in sight is not [CHK-15 f]',
    after([
      read(know(2, { cart: FOREIGN })),
      { event: 'saw' },
      press,
      wrote(know(3, { cart: cartOf(3, 5) })),
    ]),
    { told: undefined },
    [keeps(FOREIGN), mended, shows('payment', 'push'), named('payment')],
  ],
  [
    'what another window does during a write is compared when it ends',
    after([press, read(know(2, { cart: FOREIGN }))]),
    { cart: CART, told: undefined },
    [],
  ],
  [
    'Change with edits asks first [CHK-06]',
    after([edit, to('account')]),
    { leaving: { to: 'account', by: 'link' }, shown: 'shipping-address' },
    [],
  ],
  [
    'Stay keeps them [CHK-06 a]',
    after([edit, to('account'), { event: 'stayed' }]),
    { leaving: undefined, edited: true, shown: 'shipping-address' },
    [],
  ],
  [
    'Discard drops them and goes there [CHK-06 b]',
    after([edit, to('account'), { event: 'discarded' }]),
    { leaving: undefined, edited: false, shown: 'account' },
    [{ do: 'drop', step: 'shipping-address' }, shows('account', 'push'), named('account')],
  ],
  [
    'Back with edits asks first [CHK-06 c]',
    after([edit, back('account')]),
    { leaving: { to: 'account', by: 'address' }, shown: 'shipping-address', edited: true },
    [],
  ],
  [
    'Stay after Back returns to the entry of the step [CHK-06 c]',
    after([edit, back('account'), { event: 'stayed' }]),
    { edited: true, shown: 'shipping-address' },
    [{ do: 'return' }],
  ],
  [
    'Discard after Back is there already [CHK-06 c]',
    after([edit, back('account'), { event: 'discarded' }]),
    { leaving: undefined, edited: false, shown: 'account' },
    [{ do: 'drop', step: 'shipping-address' }, named('account')],
  ],
  [
    'Forward answers the question too',
    after([edit, back('account'), back('shipping-address')]),
    { leaving: undefined, shown: 'shipping-address', edited: true },
    [],
  ],
  [
    'Back without edits asks nothing',
    after([back('account')]),
    { shown: 'account', leaving: undefined },
    [named('account')],
  ],
  [
    'a step that may not be disturbed says so itself [CHK-14 j part]',
    after([{ event: 'held', isHeld: true }]),
    { isHeld: true, shown: 'shipping-address', edited: false },
    [],
  ],
  [
    'another address while the bank asks leads to the step that it undid, without a question; nothing is written [CHK-14 j part] [CHK-15 c,f part]',
    after([edit, { event: 'held', isHeld: true }, read(know(2, { cart: FOREIGN }))], { finished: 3 }),
    {
      shown: 'shipping-address',
      busy: undefined,
      unfinished: 'payment',
      told: expect.objectContaining(CHANGED),
    },
    [keeps(CART), shows('shipping-address', 'replace'), named('shipping-address')],
  ],
  [
    'one that undoes nothing is told beside the bank’s question, which stays [CHK-14 j part] [CHK-15 f part]',
    after([edit, { event: 'held', isHeld: true }, read(know(3, { cart: FOREIGN }))], { finished: 3 }),
    { shown: 'payment', edited: true, isHeld: true, told: expect.objectContaining(CHANGED) },
    [keeps(CART)],
  ],
  [
    'during a write nobody is asked',
    after([edit, press, back('account')]),
    { shown: 'account', leaving: undefined },
    [named('account')],
  ],
  [
    'nor by Change [CHK-06 part]',
    after([edit, press, to('account')]),
    { shown: 'account', leaving: undefined },
    [shows('account', 'push'), named('account')],
  ],
  ['a press while it is asked does nothing', after([edit, back('account'), press]), { busy: undefined }, []],
  [
    'the only choice of the shown step is made by itself, and its step is not named [CHK-21 e]',
    after([read(know(2, { auto: 'home' }))]),
    { busy: { leaves: 'auto', from: 'shipping-address' } },
    [{ do: 'choose', step: { id: 'shipping-address', state: 'open', auto: 'home' } }],
  ],
  [
    'it is made once',
    after([read(know(2, { auto: 'home' })), failed(), { event: 'forgot' }]),
    { busy: undefined, shown: 'shipping-address' },
    [],
  ],
  [
    'it is made again where another window changed the cart meanwhile, whose change is told [CHK-15 f]',
    after([
      read(know(2, { auto: 'home' })),
      failed({ isOutdated: true, known: know(2, { cart: FOREIGN, auto: 'home' }) }),
    ]),
    {
      busy: { leaves: 'auto', from: 'shipping-address' },
      told: { ...CHANGED, isAtPress: true, isSeen: false },
    },
    [keeps(CART), { do: 'choose', step: { id: 'shipping-address', state: 'open', auto: 'home' } }],
  ],
  [
    'it is not made while a failure is told, whatever was read since',
    after([read(know(2, { auto: 'home' })), failed({ known: know(2, { cart: cartOf(2), auto: 'home' }) })]),
    { busy: undefined, failure: 'no', shown: 'shipping-address' },
    [keeps(CART)],
  ],
  [
    'what it leads to replaces its entry, because Back would make it again',
    after([read(know(2, { auto: 'home' })), wrote(know(3, { cart: cartOf(2) }))]),
    { shown: 'payment' },
    [keeps(CART), mended, shows('payment', 'replace'), named('payment')],
  ],
  [
    'a step whose list is being read is not named yet',
    after([press, wrote(know(3, { cart: cartOf(2), pending: 'payment' }))]),
    { shown: 'payment' },
    [keeps(CART), mended, shows('payment', 'push')],
  ],
  [
    'the step that mends a refused order is opened without a question [CHK-14 b part]',
    after([edit, { event: 'wentTo', step: 'account', by: 'refusal' }]),
    { shown: 'account', edited: false },
    [shows('account', 'push'), named('account')],
  ],
  [
    'a payment that is completed at the review places its order [CHK-21 a part]',
    after([edit, pay, wrote(know(4, { cart: cartOf(2) }))], { finished: 4 }),
    { shown: 'review', busy: undefined, told: undefined, edited: false },
    [keeps(CART), { do: 'place' }],
  ],
  [
    'of a cart that another window changed meanwhile nothing is placed, and its change is told [CHK-14 i part] [CHK-15 f]',
    after([pay, wrote(know(4, { cart: FOREIGN }))], { finished: 4 }),
    { shown: 'review', told: { ...CHANGED, isAtPress: true, isSeen: false } },
    [keeps(CART)],
  ],
  ['a second press while it pays does nothing', after([pay, pay], { finished: 4 }), {}, []],
  [
    'a finished quote leads back to its cart [QTE-01 b]',
    after([press, wrote(know(4, { cart: cartOf(2) }))], { purpose: 'quote' }),
    { isOver: true },
    [keeps(CART), mended, { do: 'leaveForQuote', how: 'push' }],
  ],
  [
    'one that needs nothing leads back at once [QTE-01 b]',
    after([], { purpose: 'quote', finished: 4 }),
    { isOver: true },
    [{ do: 'leaveForQuote', how: 'replace' }],
  ],
];

describe('the flow of a checkout [CHK-21 e]', () => {
  it.each(TABLE)('%s', (_what, { state, effects }, expected, done) => {
    expect(effects).toEqual(done);
    const told = Object.keys(expected).map((key) => [key, state[key as keyof Flow]]);
    expect(Object.fromEntries(told)).toEqual(expected);
  });

  it.each([
    ['order', 2, 'payment'],
    ['order', 3, 'review'],
    ['quote', 3, 'quote'],
  ] as const)(
    'says on the button where a finished step leads: for an %s with %i steps before it to %s [QTE-01 b part]',
    (purpose, finished, next) => {
      expect(nextOf(after([], { purpose, finished }).state)).toBe(next);
    },
  );
});

/** A small generator of numbers from 0 to 1 (mulberry32), the same for each seed. */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

type Reducer = typeof flow;

/** Walks through random events, and returns what was wrong. Undefined if nothing was. */
const walk = (reduce: Reducer, seed: number): string | undefined => {
  const next = numbers(seed);
  const below = (count: number): number => Math.floor(next() * count);
  let version = 1;
  let state = enterFlow(know(below(5)), 'order', IDS[below(5)]);
  const some = (): Known => {
    const isForeign = next() < 0.3;
    return know(below(5), {
      cart: isForeign ? cartOf((version += 1), 1 + below(9)) : state.cart,
      ...(next() < 0.2 && { auto: `only-${below(2)}` }),
      ...(next() < 0.2 && { pending: IDS[below(5)]! }),
    });
  };
  for (let turn = 0; turn < 60; turn += 1) {
    const event: FlowEvent = [
      () => read(some()),
      () => to(state.steps.filter(({ state: of }) => of === 'done')[below(4)]?.id ?? state.shown),
      () => back([...IDS, '../x', undefined][below(7)]),
      () => press,
      () => change,
      () => edit,
      () => ({ event: 'stayed' }) as const,
      () => ({ event: 'discarded' }) as const,
      () => ({ event: 'saw' }) as const,
      () => (state.busy ? wrote(some()) : press),
      () =>
        state.busy ? failed({ isOutdated: next() < 0.5, known: next() < 0.5 ? some() : undefined }) : edit,
    ][below(11)]!();
    const before = state;
    const [now, effects] = reduce(before, event);
    state = now;
    const fault = faultOf(before, event, now, effects);
    if (fault !== undefined) return `seed ${seed}, turn ${turn}, ${JSON.stringify(event)}: ${fault}`;
  }
  return undefined;
};

const faultOf = (
  before: Flow,
  event: FlowEvent,
  now: Flow,
  effects: readonly FlowEffect[],
): string | undefined => {
  const writes = effects.filter((effect) => effect.do === 'write' || effect.do === 'choose').length;
  const isEnd = event.event === 'wrote' || event.event === 'failed';
  if (writes > 1 || (writes === 1 && before.busy && !isEnd)) return 'two writes at once';
  if (writes === 1 && !now.busy) return 'a write that nobody waits for';
  const at = now.steps.findIndex(({ id }) => id === now.shown);
  const isBehind = now.steps.slice(0, at).some(({ state }) => state === 'open' || state === 'blocked');
  if (isBehind && !now.leaving) return 'a step behind one that is not finished';
  const isLeft = before.edited && now.shown !== before.shown;
  const mayLeave =
    before.busy !== undefined ||
    now.unfinished === before.shown ||
    event.event === 'discarded' ||
    event.event === 'wrote' ||
    before.wanted === before.shown;
  if (isLeft && event.event === 'wentTo' && !before.busy && now.unfinished !== before.shown)
    return 'edits left without a question';
  if (isLeft && !mayLeave) return 'edits left without a question';
  const isRead = event.event === 'read' && !before.busy && event.cart !== before.cart;
  if (
    isRead &&
    now.told?.changes === before.told?.changes &&
    event.cart.entries[0]?.quantity !== before.cart.entries[0]?.quantity
  )
    return 'a change that is not told';
  if (!now.leaving && !isWaiting(now) && now.wanted !== now.shown) return 'another step in the address';
  if (!isWaiting(now) && !now.leaving && now.named !== now.shown)
    return 'a step that the page is not told of';
  return undefined;
};

const WALKS = 400;

describe('walks of a checkout through random events', () => {
  it('never write twice at once, leave edits unasked, run ahead, or hide a change [CHK-01 d] [CHK-06 part] [CHK-15 f part]', () => {
    const faults = Array.from({ length: WALKS }, (_, seed) => walk(flow, seed)).filter(Boolean);
    expect(faults).toEqual([]);
  });

  it.each<[string, (before: Flow, event: FlowEvent, right: ReturnType<Reducer>) => ReturnType<Reducer>]>([
    [
      'a press during a write',
      (before, event, right) =>
        event.event === 'pressed' ? flow({ ...before, busy: undefined }, event) : right,
    ],
    [
      'edits that are forgotten',
      (before, event, right) =>
        event.event === 'wentTo' ? flow({ ...before, edited: false }, event) : right,
    ],
    [
      'a step that is skipped',
      (_before, event, [state, effects]) => [
        event.event === 'wrote' ? { ...state, shown: 'review' } : state,
        effects,
      ],
    ],
    [
      'a change that is dropped',
      (_before, event, [state, effects]) => [
        event.event === 'read' ? { ...state, told: undefined } : state,
        effects,
      ],
    ],
    [
      'an address that stays behind',
      (_before, event, [state, effects]) => [
        event.event === 'wrote' ? { ...state, wanted: undefined } : state,
        effects,
      ],
    ],
  ])('find %s', (_what, plant) => {
    const wrong: Reducer = (before, event) => plant(before, event, flow(before, event));
    const found = Array.from({ length: WALKS }, (_, seed) => walk(wrong, seed)).filter(Boolean);
    expect(found.length).toBeGreaterThan(0);
  });
});
