import { useEffect, useRef } from 'react';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';

/** Leads to the step that mends a refusal, once a refusal; what the cart does not need leads nowhere. Source: CHK-14. */
export const useMending = (
  { state }: PlaceOrder,
  steps: readonly Step[],
  goTo: (step: StepId) => void,
): void => {
  const led = useRef<unknown>(undefined);
  const mendedIn = state.state === 'refused' ? refusalOf(state.type, state.subject).mendedIn : undefined;
  const step = steps.find(({ id, state: of }) => id === mendedIn && of !== 'notNeeded');
  useEffect(() => {
    if (state.state !== 'refused' || led.current === state) return;
    led.current = state;
    if (step && step.id !== 'review') goTo(step.id);
  });
};
