import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';
import { loadPlacing } from './load-placing.ts';
import type { OrderUnderWayProps } from './OrderUnderWay.tsx';
import type { PlacingNoticeProps } from './PlacingNotice.tsx';

/** What says how an order goes; fetched by the review before it is pressed, and by whoever comes back to an order under way. */
export const usePlacingPart = (isNeeded: boolean) => useNeededPart(loadPlacing, isNeeded);

/** In place of the steps. */
export const UnderWay = (props: OrderUnderWayProps) => {
  const part = usePlacingPart(true);
  return part ? <part.OrderUnderWay {...props} /> : <CheckoutSkeleton />;
};

/** At the top of a step. */
export const PlacingNews = (props: PlacingNoticeProps & { isNeeded: boolean }) => {
  const part = usePlacingPart(props.isNeeded);
  return part ? <part.PlacingNotice {...props} /> : null;
};
