import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { failureKey } from './failure-words.ts';
import { NotShown } from './NotShown.tsx';

type NotLoadedProps = { error: unknown; reading: boolean; onRetry: () => void; headingLevel: number };

/** The cart could not be read: why, and another try. */
export const NotLoaded = ({ error, reading, onRetry, headingLevel }: NotLoadedProps) => {
  const t = useCheckoutMessages();
  return (
    <NotShown
      title={t('checkout.notLoaded')}
      tone="danger"
      headingLevel={headingLevel}
      busy={reading}
      onRetry={onRetry}
    >
      {t(failureKey(error))}
    </NotShown>
  );
};
