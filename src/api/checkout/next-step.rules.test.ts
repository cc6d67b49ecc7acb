import { describe, expect, it } from 'vitest';
import type { Step, StepId } from './steps.rules.ts';
import { nextStep, seenNext } from './next-step.rules.ts';

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

describe('the button that continues is named after the step that is seen next [CHK-03 g part]', () => {
  const BEFORE: readonly Step[] = [
    { id: 'account', state: 'done' },
    { id: 'qualified-user', state: 'open', auto: 'qu-priya' },
    { id: 'shipping-address', state: 'open' },
    { id: 'shipping-method', state: 'open', auto: 'ground' },
    { id: 'billing-address', state: 'open' },
    { id: 'review', state: 'open' },
  ];
  it('past a qualified user who is chosen by itself', () => {
    expect(seenNext(BEFORE, 'account')).toBe('shipping-address');
  });

  it('first to a step that is done anew', () => {
    const reached = BEFORE.map((step) =>
      step.id === 'shipping-address' || step.id === 'billing-address'
        ? { id: step.id, state: 'done' as const }
        : step,
    );
    expect(seenNext(reached, 'account', 'billing-address')).toBe('billing-address');
  });

  it('to the methods of the address that is being chosen', () => {
    expect(seenNext(BEFORE, 'shipping-address')).toBe('shipping-method');
    expect(seenNext(BEFORE, 'qualified-user')).toBe('shipping-address');
  });
});
