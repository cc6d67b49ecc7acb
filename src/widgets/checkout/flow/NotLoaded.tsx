import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { failureKey } from './failure-words.ts';
import { NotShown } from './NotShown.tsx';

type NotLoadedProps = { error: unknown; reading: boolean; onRetry: () => void; headingLevel: number };

/** Says why the cart could not be read and offers a retry. */
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
