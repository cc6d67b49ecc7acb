import type { WidgetProps } from '../../shared/element/widget-contract.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { checkoutWidget } from '../checkout.widget.ts';

/** What author mode shows in place of a live checkout (EMB-11). */
export const SampleCheckout = (_props: WidgetProps<typeof checkoutWidget>) => <CheckoutSkeleton />;
