import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { isKnownOrder } from './lead-to-order.ts';

/** Until an order can be shown: that it is placed, where this page knows it. */
export const OrderAwaited = ({ order }: { order: string }) => (
  <CheckoutSkeleton says={isKnownOrder(order) ? 'checkout.placed.title' : 'checkout.loadingOrder'} />
);
