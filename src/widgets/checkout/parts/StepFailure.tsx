import { Notice } from '../../kit/ui/Notice.tsx';
import { useOfflineOver } from '../../kit/ui/useOnline.ts';
import { failureKey } from '../flow/failure-words.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';

/** Says why a look-up of a step failed, if the message belongs to no field. */
export const StepFailure = ({ error }: { error: unknown }) => {
  const t = useCheckoutMessages();
  const key = failureKey(error);
  if (useOfflineOver(key === 'checkout.failed.offline')) return null;
  return (
    <Notice tone="danger" role="alert">
      {t(key)}
    </Notice>
  );
};
