import { firstOpenStep, type Step, type StepId } from '../../../api/checkout/steps.rules.ts';

/** Where going on from a step leads once it is done: the first that is not finished besides it, at last the review. */
export const nextStep = (steps: readonly Step[], from: StepId): StepId =>
  firstOpenStep(
    steps.map((step) => (step.id === from && from !== 'review' ? { id: step.id, state: 'done' } : step)),
  );
