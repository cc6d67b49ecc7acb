import type { ReactNode } from 'react';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import type { ActFailure } from './useCartActs.tsx';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Props = {
  failure: ActFailure;
  onRetry: () => void;
  onDismiss: () => void;
  /** Shown in place of the retry if the cart is gone. */
  wayOn?: ReactNode;
};

/** Shows which action on a saved cart failed and why, with a button to try again if that can help. */
export const ActNotice = ({ failure, onRetry, onDismiss, wayOn }: Props) => {
  const t = useSavedCartsMessages();
  const { act, cart, why } = failure;
  return (
    <Notice
      className="act-notice"
      tabIndex={-1}
      role="alert"
      tone="danger"
      word={t('shared.level.danger')}
      title={t(`saved-carts.failed.${act}`, { name: cart.name })}
      actions={why === 'gone' ? wayOn : <Button onClick={onRetry}>{t('shared.tryAgain')}</Button>}
      dismissLabel={t('shared.close')}
      onDismiss={onDismiss}
    >
      {t(act === 'open' ? 'saved-carts.why.open' : `shared.savedCart.why.${why}`)}
    </Notice>
  );
};
