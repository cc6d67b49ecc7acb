import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { loadConfirmation } from '../flow/ConfirmationPart.tsx';
import { NoPart } from '../flow/NotShown.tsx';
import { useNeededPart } from '../parts/missing-part.tsx';
import type { OrderUnderWayProps } from './placing-part.tsx';
import { latePart } from '../../kit/element/late-part.ts';

/** Loads the part that reports on an order that is being placed, with its messages and styles. */
const loadPlacing = latePart(() => import('./placing-part.tsx'));

/** Loads the parts that report on and show an order, before the press, because they can't be loaded offline. */
export const usePlacingPart = (isNeeded: boolean) => {
  useNeededPart(loadConfirmation, isNeeded);
  return useNeededPart(loadPlacing, isNeeded);
};

/** Draws what replaces the steps while an order is under way. */
export const UnderWay = (props: OrderUnderWayProps) => {
  const { part, isMissing } = usePlacingPart(true);
  if (isMissing) return <NoPart headingLevel={props.headingLevel} />;
  return part ? <part.OrderUnderWay {...props} /> : <CheckoutSkeleton says="checkout.loadingPlacing" />;
};
