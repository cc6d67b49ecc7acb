import { loadConfirmation } from '../confirmation/load-confirmation.ts';
import type { ConfirmationProps } from '../confirmation/Confirmation.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';
import { NoPart } from './NoPart.tsx';

/** The confirmation once its part has come. */
export const ConfirmationPart = (props: ConfirmationProps) => {
  const { part, isMissing } = useNeededPart(loadConfirmation);
  if (isMissing) return <NoPart headingLevel={props.headingLevel} />;
  return part ? <part.Confirmation {...props} /> : <CheckoutSkeleton />;
};
