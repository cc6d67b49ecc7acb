import type { CheckoutCart } from './checkout-cart.contract.ts';
import { changedPrices, foreignChanges, type ForeignChange } from './foreign-change.rules.ts';
import { nextStep, openStepOf, seenNext, type NextStep } from './next-step.rules.ts';
import { stepFor, type Step, type StepId } from './steps.rules.ts';

/*
 * How to read this file. A checkout is one value, `Flow`. Something happens, `FlowEvent`, and `flow` returns the next value
 * with what is to be done, `FlowEffect`, which `useFlow.ts` does. `after` has a case for each event. `settle` then shows the
 * step that the cart allows, whatever happened.
 *
 * Example: another tab changes the shipping address while this one asks the bank, at the payment.
 * 1. The bank is asked before anything is written. So nothing is `busy`; `held` has said that the payment asks.
 * 2. The page reads the changed cart: `read` compares it with the one on show, and the change is `told`.
 * 3. Another address drops the shipping method. So `settle` finds an earlier step that is not finished, and `lead` shows it. It
 *    asks nothing, because the shopper can't stay. Edits of the payment make it `unfinished`: it is opened again afterwards.
 * 4. The payment is no longer drawn, and the bank's question goes with it. An answer that comes later is not used: nothing was
 *    written, and nothing is charged.
 * If all steps before the payment are still done, as after another billing address, the payment stays. The change is told above
 * it, and the bank's answer leads to `pressed`, whose write names the version of the cart that is now on show.
 */

/** What is known of the cart: the cart as it was read, its steps, and the steps whose lists are still being read. */
export type Known = { cart: CheckoutCart; steps: readonly Step[]; pending: ReadonlySet<StepId> };

/**
 * `stay`: in its step. `pay` completes the payment, and the order is placed if nothing else changed. `auto` makes the
 * only choice, without an entry in the tab's history, because Back would make it again.
 */
type Leaves = 'next' | 'stay' | 'pay' | 'auto';

/** What another window changed. `isAtPress`: a write of this page found it. `isSeen`: it was in the window. */
export type Told = { changes: readonly ForeignChange[]; isAtPress: boolean; isSeen: boolean };

/** The steps of a checkout, with one shown. */
export type Flow = Known & {
  purpose: 'order' | 'quote';
  /** The step in the page's address. It can be any text. */
  wanted: string | undefined;
  shown: StepId;
  /** The step that the page was told of last. */
  named?: StepId | undefined;
  /** Whether the shown step has edits that were not sent. */
  edited: boolean;
  /** Whether the page offers no other change of the order now, because the step asks the bank, or its card's field is loading. */
  isHeld: boolean;
  /** A step with edits that an earlier step interrupted. It is opened again, even if it is done. */
  unfinished?: StepId | undefined;
  /** The write that is under way, and the step that it was sent from. */
  busy?: { leaves: Leaves; from: StepId } | undefined;
  /** The only choice of the shown step that was made or tried by itself. It is made once for each version of the cart. */
  tried?: string | undefined;
  told?: Told | undefined;
  failure?: unknown;
  /** Where the shopper is going, while they are asked about the edits. */
  leaving?: { to: StepId; by: 'address' | 'link' } | undefined;
  /** A quote needs nothing more: its cart is shown next. */
  isOver: boolean;
};

/** What a step tells the flow: it goes to another step, as Change does, has edits that were not sent (CHK-06), or is held, as while it asks the bank. */
export type StepEvent =
  | { event: 'wentTo'; step: StepId; by: 'link' }
  | { event: 'edited'; isEdited: boolean }
  | { event: 'held'; isHeld: boolean };

export type FlowEvent =
  | StepEvent
  /** The cart or a list was read, not after a write of this page. */
  | ({ event: 'read' } & Known)
  /** `refusal`: the order was refused for what this step chose. */
  | { event: 'wentTo'; step: string | undefined; by: 'address' }
  | { event: 'wentTo'; step: StepId; by: 'refusal' }
  /** A button of the step was pressed. Without a write, the step is left as it is. */
  | { event: 'pressed'; leaves: Leaves; hasWrite: boolean }
  | ({ event: 'wrote' } & Known)
  /** The write failed. `known` is what was read afterwards. `isSaid`: the step itself says why, at the field. */
  | { event: 'failed'; error: unknown; isSaid: boolean; isOutdated: boolean; known: Known | undefined }
  /** The answers to the question about the edits. */
  | { event: 'stayed' }
  | { event: 'discarded' }
  /** What was told is in the window. */
  | { event: 'saw' }
  /** The reason of the failure is gone, as when the network is back. */
  | { event: 'forgot' };

export type FlowEffect =
  | { do: 'write' }
  /** Make the only choice of the step. */
  | { do: 'choose'; step: Step }
  /** Place the order of the cart that was just paid: its total is the one of the press. */
  | { do: 'place' }
  | { do: 'show'; step: StepId; how: 'push' | 'replace' }
  /** Tell the page which step is shown. */
  | { do: 'name'; step: StepId }
  /** Go back to the cart, where the quote is requested. */
  | { do: 'leaveForQuote'; how: 'push' | 'replace' }
  /** Go back to the history entry of the shown step. */
  | { do: 'return' }
  /** Keep what this cart had chosen as suggestions. */
  | { do: 'keep'; cart: CheckoutCart }
  /** Forget what was typed in a step. */
  | { do: 'drop'; step: StepId }
  /** What refused the order is mended. */
  | { do: 'mended' };

type Next = readonly [Flow, readonly FlowEffect[]];

/** Returns the flow of a checkout that is entered. Send it a first `read`, which tells the page its step. */
export const enterFlow = (known: Known, purpose: Flow['purpose'], wanted: string | undefined): Flow => ({
  ...known,
  purpose,
  wanted,
  shown: stepFor(known.steps, wanted),
  edited: false,
  isHeld: false,
  isOver: false,
});

export const shownStep = ({ steps, shown }: Flow): Step => steps.find(({ id }) => id === shown)!;

/** Returns where the shown step leads once it is finished: to another step, or for a quote to the cart's dialog. Source: QTE-01 b. */
export const nextOf = ({ purpose, steps, shown, unfinished }: Flow): NextStep => {
  const next = seenNext(steps, shown, unfinished);
  return purpose === 'quote' && next === 'review' ? 'quote' : next;
};

/**
 * Returns the flow after an event, and what is to be done. It never writes twice at once, never leaves edits without asking
 * while the shopper can still stay, never shows a step behind one that is not finished, and lists each change of another
 * window once. Source: CHK-01 c, d, CHK-06, CHK-15, checkout.md "The flow is one reducer too".
 */
export const flow = (before: Flow, event: FlowEvent): Next => {
  const [now, effects] = after(before, event);
  const [settled, more] = settle(now);
  const kept: readonly FlowEffect[] = settled.cart === before.cart ? [] : [{ do: 'keep', cart: before.cart }];
  return [settled, [...kept, ...effects, ...more]];
};

const after = (before: Flow, event: FlowEvent): Next => {
  switch (event.event) {
    case 'read':
      // After a write of this page, the cart is compared when the write ends.
      return [before.busy ? before : read(before, event, false), []];
    case 'wentTo':
      if (event.by === 'address')
        return [
          event.step === before.wanted ? before : { ...before, wanted: event.step, failure: undefined },
          [],
        ];
      if (event.by === 'link' && before.edited && !before.busy)
        return [{ ...before, leaving: { to: event.step, by: 'link' } }, []];
      return open(before, event.step);
    case 'pressed':
      return pressed(before, event.leaves, event.hasWrite);
    case 'wrote':
      return wrote(before, event);
    case 'failed': {
      const { busy: _, ...rest } = before;
      const now = event.known ? read(rest, event.known, true) : rest;
      // Where the change of another window is listed, the list says why.
      const isListed = event.isOutdated && now.told !== undefined;
      return [{ ...now, failure: event.isSaid || isListed ? undefined : event.error }, []];
    }
    case 'edited':
      return [{ ...before, edited: event.isEdited }, []];
    case 'held':
      return [{ ...before, isHeld: event.isHeld }, []];
    case 'stayed':
      return [{ ...before, leaving: undefined }, before.leaving?.by === 'address' ? [{ do: 'return' }] : []];
    case 'discarded':
      return discarded(before);
    case 'saw':
      return [before.told ? { ...before, told: { ...before.told, isSeen: true } } : before, []];
    case 'forgot':
      return [{ ...before, failure: undefined }, []];
  }
};

const known = ({ cart, steps, pending }: Known): Known => ({ cart, steps, pending });

const read = (before: Flow, now: Known, isAtPress: boolean): Flow => {
  const changes = now.cart === before.cart ? [] : foreignChanges(before.cart, now.cart);
  const told = changes.length > 0 ? { changes, isAtPress, isSeen: false } : before.told;
  return { ...before, ...known(now), told };
};

/** Opens a step, with an entry of its own in the tab's history or in place of the current one. */
const open = (before: Flow, step: StepId, how: 'push' | 'replace' = 'push'): Next => {
  const isOver = before.purpose === 'quote' && step === 'review';
  const now: Flow = {
    ...before,
    shown: step,
    wanted: step,
    edited: false,
    leaving: undefined,
    failure: undefined,
    told: carried(before.told),
    isOver,
  };
  return [now, [isOver ? { do: 'leaveForQuote', how } : { do: 'show', step, how }]];
};

/** What was told above the window, before anybody pressed, is told once more in the next step. */
const carried = (told: Told | undefined): Told | undefined =>
  told && !told.isSeen && !told.isAtPress ? { ...told, isAtPress: true } : undefined;

const pressed = (before: Flow, leaves: Leaves, hasWrite: boolean): Next => {
  if (before.busy || before.leaving) return [before, []];
  if (hasWrite)
    return [{ ...before, busy: { leaves, from: before.shown }, failure: undefined }, [{ do: 'write' }]];
  const [now, effects] = open(before, nextStep(before.steps, before.shown, before.unfinished));
  return [now, [{ do: 'mended' }, ...effects]];
};

const wrote = (before: Flow, now: Known): Next => {
  const { busy } = before;
  const told = toldAfter(before, now.cart);
  const read: Flow = { ...before, ...known(now), busy: undefined, told };
  // The shopper has gone to another step meanwhile, and stays there.
  if (!busy || busy.leaves === 'stay' || busy.from !== before.shown) return [read, []];
  if (busy.leaves === 'pay') return [{ ...read, edited: false }, told ? [] : [{ do: 'place' }]];
  const isAuto = busy.leaves === 'auto';
  const to = openStepOf(now.steps, before.unfinished);
  const [next, effects] = open(read, to, isAuto ? 'replace' : 'push');
  // Nobody pressed anything, so what was told stays, also of the order that was refused.
  return [{ ...next, told }, [...(isAuto && before.told ? [] : [{ do: 'mended' } as const]), ...effects]];
};

/** Returns what is told after a write: changed prices, and after a payment everything that differs from what was shown. */
const toldAfter = (before: Flow, cart: CheckoutCart): Told | undefined => {
  const { cart: shown, busy, told } = before;
  const changes = busy?.leaves === 'pay' ? foreignChanges(shown, cart) : changedPrices(shown, cart);
  if (busy?.leaves === 'auto')
    return changes.length > 0 ? { changes, isAtPress: false, isSeen: false } : told;
  const all = [...(carried(told)?.changes ?? []), ...changes];
  return all.length > 0 ? { changes: all, isAtPress: true, isSeen: false } : undefined;
};

const discarded = (before: Flow): Next => {
  const { leaving, shown } = before;
  if (!leaving) return [before, []];
  const drop = { do: 'drop', step: shown } as const;
  const now: Flow = { ...before, edited: false, leaving: undefined };
  if (leaving.by === 'address') return [now, [drop]];
  const [next, effects] = open(now, leaving.to);
  return [next, [drop, ...effects]];
};

/** Shows the step that the address leads to, asks about edits first, and makes the only choice of what is shown. */
const settle = (before: Flow): Next => {
  if (before.isOver) return [before, []];
  const target = stepFor(before.steps, before.wanted);
  const now = lead(before, target);
  if (now.purpose === 'quote' && now.shown === 'review')
    return [{ ...now, isOver: true }, [{ do: 'leaveForQuote', how: 'replace' }]];
  const step = shownStep(now);
  const only = step.state === 'open' ? step.auto : undefined;
  const auto = only === undefined ? undefined : `${step.id} ${only} ${now.cart.version}`;
  if (auto !== undefined && auto !== now.tried && !now.busy && now.failure === undefined)
    return [{ ...now, tried: auto, busy: { leaves: 'auto', from: now.shown } }, [{ do: 'choose', step }]];
  const tried = auto === undefined ? undefined : now.tried;
  if (isWaiting(now) || now.leaving) return [{ ...now, tried }, []];
  const effects: FlowEffect[] = [];
  if (now.wanted !== now.shown) effects.push({ do: 'show', step: now.shown, how: 'replace' });
  if (now.named !== now.shown) effects.push({ do: 'name', step: now.shown });
  return [{ ...now, tried, wanted: now.shown, named: now.shown }, effects];
};

const lead = (before: Flow, target: StepId): Flow => {
  const { shown, unfinished, leaving } = before;
  if (target === shown)
    return {
      ...before,
      leaving: leaving?.by === 'address' ? undefined : leaving,
      unfinished: unfinished === shown ? undefined : unfinished,
    };
  // The address still names the step: a change elsewhere undid an earlier one, and the shopper can't stay.
  const isUndone = before.edited && before.wanted === shown;
  if (before.edited && !isUndone && !before.busy)
    return { ...before, leaving: { to: target, by: 'address' } };
  return {
    ...before,
    shown: target,
    edited: false,
    leaving: undefined,
    unfinished: isUndone ? shown : unfinished === target ? undefined : unfinished,
  };
};

/** Returns whether it is not known yet what the shown step needs: its list is read, or its only choice is being made. */
export const isWaiting = (state: Flow): boolean =>
  state.busy?.leaves === 'auto' || (state.pending.has(state.shown) && shownStep(state).state === 'open');
