import { Notice } from '../../kit/ui/Notice.tsx';
import { failureKey } from '../flow/failure-words.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** Says why a look-up of a step failed, if the message belongs to no field. */
export const StepFailure = ({ error }: { error: unknown }) => {
  const t = useCheckoutMessages();
  return (
    <Notice tone="danger" word={t('shared.level.danger')} role="alert">
      {t(failureKey(error))}
    </Notice>
  );
};
