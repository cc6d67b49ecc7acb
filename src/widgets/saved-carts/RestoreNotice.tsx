import type { ReactNode } from 'react';
import { cartLink } from '../../api/links/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useOfflineOver } from '../kit/ui/useOnline.ts';
import { useWords } from '../kit/element/useWords.ts';
import type shared from '../parts/saved-carts/messages/en.json';
import type en from './messages/en.json';
import type { RestoreState } from './useRestore.ts';

type Props = {
  state: RestoreState;
  onUndo: () => void;
  onRetry: () => void;
  onDismiss: () => void;
  /** Shown in place of the retry if the cart is gone. */
  wayOn?: ReactNode;
};

/**
 * Shows the outcome of a restore: done, with a button to undo it; undone; or failed, with where the items are now. It
 * gets the focus.
 */
export const RestoreNotice = ({ state, onUndo, onRetry, onDismiss, wayOn }: Props) => {
  const t = useWords<typeof en & typeof shared>();
  const { cart, done, undone, failure, aside, busy } = state;
  const cartPage = cartLink();
  const isOver = useOfflineOver(failure === 'offline');
  const frame = {
    className: 'restore-notice',
    tabIndex: -1,
    dismissLabel: t('shared.close'),
    onDismiss,
  };
  const good = { ...frame, tone: 'success', word: t('shared.level.success') } as const;
  if (failure)
    return (
      <Notice
        {...frame}
        role="alert"
        tone="danger"
        word={t('shared.level.danger')}
        title={t(done ? 'saved-carts.notUndone' : 'saved-carts.notRestored', { name: cart.name })}
        actions={
          failure === 'gone' ? (
            wayOn
          ) : (
            <Button busy={busy !== undefined} onClick={done ? onUndo : onRetry}>
              {t('shared.tryAgain')}
            </Button>
          )
        }
      >
        {!isOver && t(`shared.savedCart.why.${failure}`)}{' '}
        {aside !== undefined && t('saved-carts.asideAs', { name: aside })}
      </Notice>
    );
  if (undone) return <Notice {...good} title={t('saved-carts.undone', { name: cart.name })} />;
  if (!done) return null;
  return (
    <Notice
      {...good}
      actions={
        <>
          <Button icon="undo" busy={busy === 'undo'} onClick={onUndo}>
            {t('saved-carts.undoRestore')}
          </Button>
          {cartPage !== undefined && <LinkButton href={cartPage}>{t('saved-carts.viewCart')}</LinkButton>}
        </>
      }
    >
      {done.present ? t('saved-carts.restored', { name: done.present.name }) : t('saved-carts.restoredEmpty')}
    </Notice>
  );
};
