import { Notice } from '../../kit/ui/Notice.tsx';
import { failureKey } from '../flow/failure-words.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** A look-up of a step that failed, where the words belong to no field. */
export const StepFailure = ({ error }: { error: unknown }) => {
  const t = useCheckoutMessages();
  return (
    <Notice tone="danger" word={t('shared.level.danger')} role="alert">
      {t(failureKey(error))}
    </Notice>
  );
};
