import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { isKnownOrder } from './lead-to-order.ts';

/** Draws placeholders until an order can be shown. If this page knows that the order is placed, it says so. */
export const OrderAwaited = ({ order }: { order: string }) => (
  <CheckoutSkeleton says={isKnownOrder(order) ? 'checkout.placed.title' : 'checkout.loadingOrder'} />
);
