import { firstOpenStep, type Step, type StepId } from './steps.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';

/** What comes next. `quote` leads back to the cart, where a quote is requested. */
export type NextStep = StepId | 'quote';

/**
 * Returns the first step that is not finished, or the review. `begun` is a step that was being redone; it counts as not
 * finished.
 */
export const openStepOf = (steps: readonly Step[], begun: StepId | undefined): StepId =>
  firstOpenStep(
    steps.map((step) => (step.id === begun && step.state === 'done' ? { id: begun, state: 'open' } : step)),
  );

/** Returns the step after `from` once that is done: the first other one that is not finished, or the review. */
export const nextStep = (steps: readonly Step[], from: StepId, begun?: StepId): StepId =>
  openStepOf(
    steps.map((step) => (step.id === from && from !== 'review' ? { id: step.id, state: 'done' } : step)),
    begun === from ? undefined : begun,
  );

const isChosenByItself = (step: Step): boolean => step.state === 'open' && step.auto !== undefined;

/**
 * Returns the step that the shopper sees after `from`: one whose only choice is made by itself is passed by. The shipping address
 * decides which methods there are, so these are not known before it is sent.
 */
export const seenNext = (steps: readonly Step[], from: StepId, begun?: StepId): StepId => {
  const isPassed = (step: Step) =>
    isChosenByItself(step) && !(from === 'shipping-address' && step.id === 'shipping-method');
  return nextStep(
    steps.map((step) => (isPassed(step) ? { id: step.id, state: 'done' } : step)),
    from,
    begun,
  );
};

/** The choices that another customer account can drop. Source: checkout.md, "A change invalidates only what follows from it". */
export type Droppable = Pick<
  CheckoutCart,
  'qualifiedUser' | 'qGlobalAccount' | 'aimswebAccount' | 'billingAddress' | 'payment'
>;

const STEP_OF: Readonly<Record<keyof Droppable, StepId>> = {
  qualifiedUser: 'qualified-user',
  qGlobalAccount: 'q-global',
  aimswebAccount: 'aimsweb',
  billingAddress: 'billing-address',
  payment: 'payment',
};

/** The account that is picked: another one than the cart has, and one without an organization. */
type PickedAccount = { isOther: boolean; isPersonal: boolean };

/**
 * Returns the next step if going on with an account drops choices, whose steps are then open again. For another account it is not
 * known yet what is chosen by itself, but on a personal one the customer is the only qualified user. Source: CHK-03 g.
 */
export const nextAfter = (
  steps: readonly Step[],
  next: NextStep,
  drops: Droppable,
  { isOther, isPersonal }: PickedAccount,
): NextStep => {
  const isPassed = ({ id }: Pick<Step, 'id'>) => isOther && isPersonal && id === 'qualified-user';
  const open = (Object.keys(drops) as (keyof Droppable)[]).map((name) => STEP_OF[name]);
  if (isOther)
    for (const step of steps) if (step.id !== 'account' && isChosenByItself(step)) open.push(step.id);
  const passed = steps.map((step) => (isPassed(step) ? { id: step.id, state: 'done' as const } : step));
  const after = next === 'qualified-user' ? nextStep(passed, 'account') : next;
  return passed.find((step) => !isPassed(step) && (step.id === after || open.includes(step.id)))?.id ?? after;
};
