import { describe, expect, it } from 'vitest';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import { nextStep } from './next-step.ts';

const stepsWith = (states: Partial<Record<StepId, Step['state']>>): readonly Step[] =>
  (['account', 'q-global', 'billing-address', 'payment', 'review'] as const).map(
    (id) => ({ id, state: states[id] ?? (id === 'review' ? 'open' : 'done') }) as Step,
  );

describe('going on from a step leads [CHK-15 g part]', () => {
  it.each<[string, Partial<Record<StepId, Step['state']>>, StepId, StepId | undefined, StepId]>([
    ['to the next that is open', { 'billing-address': 'open' }, 'account', undefined, 'billing-address'],
    ['to the review where all is done', {}, 'account', undefined, 'review'],
    ['to one that was being done anew', {}, 'account', 'payment', 'payment'],
    [
      'first to what is open before that one',
      { 'billing-address': 'open' },
      'account',
      'payment',
      'billing-address',
    ],
    ['past it where it is finished itself', {}, 'payment', 'payment', 'review'],
    ['past it where the cart needs it no more', { 'q-global': 'notNeeded' }, 'account', 'q-global', 'review'],
  ])('%s', (_where, states, from, begun, expected) => {
    expect(nextStep(stepsWith(states), from, begun)).toBe(expected);
  });
});
