import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { failureKey } from './failure-words.ts';

type NotLoadedProps = { error: unknown; reading: boolean; onRetry: () => void; headingLevel: number };

/** The cart could not be read: why, and another try. */
export const NotLoaded = ({ error, reading, onRetry, headingLevel }: NotLoadedProps) => {
  const t = useCheckoutMessages();
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading>{t('checkout.notLoaded')}</Heading>
      <Notice
        tone="danger"
        word={t('shared.level.danger')}
        role="alert"
        actions={
          <Button busy={reading} onClick={onRetry}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {t(failureKey(error))}
      </Notice>
    </div>
  );
};
