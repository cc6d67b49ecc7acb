import { loadConfirmation } from '../confirmation/load-confirmation.ts';
import type { ConfirmationProps } from '../confirmation/Confirmation.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';

/** The confirmation once its part has come. */
export const ConfirmationPart = (props: ConfirmationProps) => {
  const part = useNeededPart(loadConfirmation);
  return part ? <part.Confirmation {...props} /> : <CheckoutSkeleton />;
};
