import { firstOpenStep, type Step, type StepId } from '../../../api/checkout/steps.rules.ts';
import type { Droppable } from './dropped-choices.ts';

/** `quote`: back to the cart, where a quote is asked for. */
export type NextStep = StepId | 'quote';

/** Where finished steps end: in the review, those that a quote needs in the cart's dialog. Source: QTE-01 b. */
export const endOf = (purpose: 'order' | 'quote', step: StepId): NextStep =>
  purpose === 'quote' && step === 'review' ? 'quote' : step;

/** The first step that is not finished, at last the review. `begun`: one that was being done anew, whatever the cart still has of it. */
export const openStepOf = (steps: readonly Step[], begun: StepId | undefined): StepId =>
  firstOpenStep(
    steps.map((step) => (step.id === begun && step.state === 'done' ? { id: begun, state: 'open' } : step)),
  );

/** Where going on from a step leads once it is done: the first that is not finished besides it, at last the review. */
export const nextStep = (steps: readonly Step[], from: StepId, begun?: StepId): StepId =>
  openStepOf(
    steps.map((step) => (step.id === from && from !== 'review' ? { id: step.id, state: 'done' } : step)),
    begun === from ? undefined : begun,
  );

const STEP_OF: Readonly<Record<keyof Droppable, StepId>> = {
  qualifiedUser: 'qualified-user',
  qGlobalAccount: 'q-global',
  aimswebAccount: 'aimsweb',
  billingAddress: 'billing-address',
  payment: 'payment',
};

/** The same where going on drops choices, whose steps are open again then. */
export const nextAfter = (steps: readonly Step[], next: NextStep, drops: Droppable): NextStep => {
  const open = (Object.keys(drops) as (keyof Droppable)[]).map((name) => STEP_OF[name]);
  return steps.find(({ id }) => id === next || open.includes(id))?.id ?? next;
};
