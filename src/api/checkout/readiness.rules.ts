import { codesOf, itemReasons, ofFormat, type ItemReason, type StepCart } from './steps.rules.ts';
import { customerNeeds } from './customer-needs.rules.ts';
import type { Need, NeedState, ReadinessKnowledge } from './need.rules.ts';

/** Returns what a cart still needs, by the rules of the steps: needed, notes, unknown, done. Source: LEAD-01 a to g. */
export const readinessOf = (cart: StepCart, known: ReadinessKnowledge): readonly Need[] => {
  if (cart.lines.length === 0) return [];
  const needs = known.isSignedIn
    ? [...orderNeed(known), ...itemNeeds(cart, known), ...customerNeeds(cart, known)]
    : [{ kind: 'sign-in', state: 'needed', lines: [] } as const, ...itemNeeds(cart, known)];
  return ORDER.flatMap((state) => needs.filter((need) => need.state === state));
};

const ORDER: readonly NeedState[] = ['needed', 'note', 'unknown', 'done'];

/** Returns whether the shopper can check out: nothing is needed, and everything could be read. */
export const isReady = (needs: readonly Need[]): boolean =>
  needs.length > 0 && needs.every(({ state }) => state === 'done' || state === 'note');

/** Returns the need of the cart's last order, declined or with an unknown outcome. Source: CHK-13 c, CHK-14 j, REL-02. */
const orderNeed = ({ isDeclined, underWay }: ReadinessKnowledge): readonly Need[] => {
  if (underWay) return [{ kind: underWay === 'sent' ? 'under-way' : underWay, state: 'needed', lines: [] }];
  return isDeclined ? [{ kind: 'declined', state: 'needed', lines: [] }] : [];
};

/** Returns what the lines themselves need: all reasons, of which the step names only the first. */
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

/** Returns the need of trainings. Only the customer's own cart has their data. */
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
