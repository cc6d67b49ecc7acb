import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { loadConfirmation } from '../confirmation/load-confirmation.ts';
import { NoPart } from '../flow/NoPart.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';
import { loadPlacing } from './load-placing.ts';
import type { OrderUnderWayProps } from './OrderUnderWay.tsx';

/**
 * What says how an order goes, and with it what shows the order that comes of it; fetched by the review before it is pressed, and by
 * whoever comes back to an order under way: offline neither can be fetched any more.
 */
export const usePlacingPart = (isNeeded: boolean) => {
  useNeededPart(loadConfirmation, isNeeded);
  return useNeededPart(loadPlacing, isNeeded);
};

/** In place of the steps. */
export const UnderWay = (props: OrderUnderWayProps) => {
  const { part, isMissing } = usePlacingPart(true);
  if (isMissing) return <NoPart headingLevel={props.headingLevel} />;
  return part ? <part.OrderUnderWay {...props} /> : <CheckoutSkeleton says="checkout.loadingPlacing" />;
};
