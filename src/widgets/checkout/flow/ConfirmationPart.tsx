import { useEffect, useState } from 'react';
import { loadConfirmation } from '../confirmation/load-confirmation.ts';
import type { ConfirmationProps } from '../confirmation/Confirmation.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { loadPart } from '../../shared/element/load-part.ts';
import { useHost } from '../../shared/element/widget-context.ts';

type Found = { part?: Awaited<ReturnType<typeof loadConfirmation>>; error?: unknown };

/** The confirmation once its part has come; where that stays missing, the widget's boundary offers to reload the page. */
export const ConfirmationPart = (props: ConfirmationProps) => {
  const host = useHost();
  const [{ part, error }, setFound] = useState<Found>({});
  useEffect(() => {
    let isLeft = false;
    loadPart(() => loadConfirmation(host)).then(
      (loaded) => !isLeft && setFound({ part: loaded }),
      (failed: unknown) => !isLeft && setFound({ error: failed }),
    );
    return () => {
      isLeft = true;
    };
  }, [host]);
  if (error) throw error;
  return part ? <part.Confirmation {...props} /> : <CheckoutSkeleton />;
};
