import { itemReasons, type ItemReason, type StepCart } from './steps.rules.ts';
import { customerNeeds } from './customer-needs.rules.ts';
import { codesOf, ofFormat, type Need, type NeedState, type ReadinessKnowledge } from './need.rules.ts';

/**
 * What a cart still needs before its checkout, by the checkout's own rule of steps: a line is `done` exactly where its step is, or
 * where the checkout chooses by itself. Needed lines come first, then notes, then what is unknown, then what is done. Empty for a cart
 * without lines. Source: LEAD-01 a to g.
 */
export const readinessOf = (cart: StepCart, known: ReadinessKnowledge): readonly Need[] => {
  if (cart.lines.length === 0) return [];
  const needs = known.isSignedIn
    ? [...declinedNeed(known), ...itemNeeds(cart, known), ...customerNeeds(cart, known)]
    : [{ kind: 'sign-in', state: 'needed', lines: [] } as const, ...itemNeeds(cart, known)];
  return ORDER.flatMap((state) => needs.filter((need) => need.state === state));
};

const ORDER: readonly NeedState[] = ['needed', 'note', 'unknown', 'done'];

/** Whether nothing keeps the shopper from checking out: nothing is needed, and all of it could be read. */
export const isReady = (needs: readonly Need[]): boolean =>
  needs.length > 0 && needs.every(({ state }) => state === 'done' || state === 'note');

/** Everything may be there, and the order is not taken all the same. Source: CHK-13 c. */
const declinedNeed = ({ isDeclined }: ReadinessKnowledge): readonly Need[] =>
  isDeclined ? [{ kind: 'declined', state: 'needed', lines: [] }] : [];

/** What the lines themselves need: each of the step's reasons, where the step names the first. */
const itemNeeds = (cart: StepCart, known: ReadinessKnowledge): readonly Need[] => {
  const reasons = itemReasons({ ...cart, unconfirmed: [] });
  const wrong = reasons.flatMap((reason): readonly Need[] =>
    reason.code === 'not-purchasable' || reason.code === 'below-minimum' || reason.code === 'above-maximum'
      ? [{ kind: reason.code, state: 'needed', lines: reason.lines }]
      : [],
  );
  return [...wrong, ...minimumNeed(cart, reasons), ...trainingNeed(cart, reasons, known)];
};

const minimumNeed = ({ lines, aimsweb }: StepCart, reasons: readonly ItemReason[]): readonly Need[] => {
  const those = lines.filter(ofFormat('AIMSWEB'));
  if (!aimsweb || those.length === 0) return [];
  const missing = reasons.find((reason) => reason.code === 'aimsweb-minimum')?.missing;
  const { minimum: amount, subtotal } = aimsweb;
  const state = missing === undefined ? 'done' : 'needed';
  return [{ kind: 'aimsweb-minimum', state, lines: codesOf(those), amount, subtotal, missing: missing ?? 0 }];
};

/** What was given of a training stands in the customer's own cart alone. */
const trainingNeed = (
  { lines }: StepCart,
  reasons: readonly ItemReason[],
  { failed }: ReadinessKnowledge,
): readonly Need[] => {
  const all = codesOf(lines.filter(ofFormat('TRAINING')));
  if (all.length === 0) return [];
  if (failed.has('cart')) return [{ kind: 'training', state: 'unknown', lines: all }];
  const [open] = reasons.flatMap((reason) => (reason.code === 'training' ? [reason.lines] : []));
  return [{ kind: 'training', state: open ? 'needed' : 'done', lines: open ?? all }];
};
