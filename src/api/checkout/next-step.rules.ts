import { firstOpenStep, type Step, type StepId } from './steps.rules.ts';

/** What comes next. `quote` leads back to the cart, where a quote is requested. */
export type NextStep = StepId | 'quote';

/** Returns the first step that is not finished, or the review. `begun`, which is being redone, is not finished. */
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

/** Returns the next step without those made by themselves. Which methods there are follows the shipping address. */
export const seenNext = (steps: readonly Step[], from: StepId, begun?: StepId): StepId => {
  const isPassed = (step: Step) =>
    isChosenByItself(step) && !(from === 'shipping-address' && step.id === 'shipping-method');
  return nextStep(
    steps.map((step) => (isPassed(step) ? { id: step.id, state: 'done' } : step)),
    from,
    begun,
  );
};
