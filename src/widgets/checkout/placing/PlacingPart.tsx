import { useEffect, useState } from 'react';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { loadPart } from '../../shared/element/load-part.ts';
import { useHost } from '../../shared/element/widget-context.ts';
import { loadPlacing } from './load-placing.ts';
import type { OrderUnderWayProps } from './OrderUnderWay.tsx';
import type { PlacingNoticeProps } from './PlacingNotice.tsx';

type Part = Awaited<ReturnType<typeof loadPlacing>>;

/** What says how an order goes; fetched by the review before it is pressed, and by whoever comes back to an order under way. */
export const usePlacingPart = (isNeeded: boolean): Part | undefined => {
  const host = useHost();
  const [found, setFound] = useState<{ part?: Part; error?: unknown }>({});
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    loadPart(() => loadPlacing(host)).then(
      (part) => !isLeft && setFound({ part }),
      (error: unknown) => !isLeft && setFound({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [host, isNeeded]);
  // The widget's boundary offers to load the page again.
  if (found.error) throw found.error;
  return found.part;
};

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
