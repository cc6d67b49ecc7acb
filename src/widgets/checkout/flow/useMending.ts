import { useEffect, useRef } from 'react';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import type { Flow, FlowEvent } from '../../../api/checkout/flow.rules.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { cardRefused } from '../../../api/checkout/card-refusal.rules.ts';
import { changed, type Resource } from '../../../api/query.ts';
import { keepCardRefusal, paidCard } from '../../parts/drafts/kept-card-refusal.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';

/** The lists that a step offers, which are outdated after a refusal. */
const OFFERS: Partial<Record<StepId, readonly Resource[]>> = {
  account: ['accounts'],
  'qualified-user': ['qualifiedUsers'],
  'q-global': ['qGlobalAccounts'],
  aimsweb: ['aimswebAccounts'],
  'shipping-address': ['addresses'],
  'shipping-method': ['deliveryModes'],
  'billing-address': ['addresses'],
  payment: ['paymentTypes', 'cards'],
};

/**
 * Leads to the step that fixes a refusal, once for each refusal, and has its lists read again. It does not lead to a
 * step that the cart does not need. A refused card is kept, so that the cart and a reloaded checkout know it. Source:
 * CHK-14, REL-07 b.
 */
export const useMending = (
  { whose }: CartAddress,
  { cart: { code, payment }, steps }: Flow,
  { state }: PlaceOrder,
  send: (event: FlowEvent) => void,
): void => {
  const led = useRef<unknown>(undefined);
  const mendedIn = state.state === 'refused' ? refusalOf(state.type, state.subject).mendedIn : undefined;
  const step = steps.find(({ id, state: of }) => id === mendedIn && of !== 'notNeeded');
  useEffect(() => {
    if (state.state !== 'refused' || led.current === state) return;
    led.current = state;
    const words = cardRefused(state.type);
    if (words) keepCardRefusal(whose, code, { words, isPaidWith: true, which: paidCard(payment) });
    if (!step) return;
    void changed(OFFERS[step.id] ?? []);
    if (step.id !== 'review') send({ event: 'wentTo', step: step.id, by: 'refusal' });
  });
};
