import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { failureKey } from '../flow/failure-words.ts';
import type { Known } from '../flow/known.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** A list that a step needs could not be read: why, and another try. */
export const KnownFailure = ({ known }: { known: Known<unknown> }) => {
  const t = useCheckoutMessages();
  return (
    <Notice
      tone="danger"
      word={t('shared.level.danger')}
      role="alert"
      actions={
        <Button busy={known.isFetching} onClick={() => void known.refetch()}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {t(failureKey(known.error))}
    </Notice>
  );
};
