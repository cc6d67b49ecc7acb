import type { ReactNode } from 'react';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import type { useCartActs } from './useCartActs.tsx';
import type { useRestore, RestoreState } from './useRestore.ts';
import { RemovedLine } from '../kit/ui/RemovedLine.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { cartLink } from '../../api/links/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useOfflineOver } from '../kit/ui/useOnline.ts';
import type shared from '../parts/saved-carts/messages/en.json';

type Props = {
  restore: ReturnType<typeof useRestore>;
  acts: ReturnType<typeof useCartActs>;
  onRestore: (cart: Pick<SavedCart, 'code' | 'name'>) => Promise<void>;
  /** A link to somewhere else, for a cart that is gone. */
  wayOn?: ReactNode;
};

/** Shows the outcome of a restore and of the last action, above the list of carts or above one cart. */
export const SavedCartNotices = ({ restore, acts, onRestore, wayOn }: Props) => {
  const focus = useFocusAfter();
  const { state } = restore;
  return (
    <>
      {state && state.busy !== 'restore' && (
        <RestoreNotice
          state={state}
          wayOn={wayOn}
          onUndo={() => void restore.undo().then(() => focus('.restore-notice'))}
          onRetry={() => void onRestore(state.cart)}
          onDismiss={() => {
            focus('[data-heading]');
            restore.dismiss();
          }}
        />
      )}
      {acts.notice}
    </>
  );
};

type DeletedProps = { cart: SavedCart; acts: ReturnType<typeof useCartActs>; onUndo: () => void };

/** Takes the place of a deleted cart, with a button to undo. */
export const DeletedCart = ({ cart, acts, onUndo }: DeletedProps) => {
  const t = useWords<typeof en>();
  const { name } = cart;
  return (
    <RemovedLine
      text={t('saved-carts.deletedLine', { name })}
      undo={t('saved-carts.undo')}
      undoLabel={t('saved-carts.undoName', { name })}
      busy={acts.isBusy('undelete', cart)}
      focus
      onUndo={onUndo}
    />
  );
};

type RestoreProps = {
  state: RestoreState;
  onUndo: () => void;
  onRetry: () => void;
  onDismiss: () => void;
  /** Shown in place of the retry if the cart is gone. */
  wayOn?: ReactNode;
};

/** Shows the outcome of a restore: done, undone, or failed with where the items are now. It gets the focus. */
const RestoreNotice = ({ state, onUndo, onRetry, onDismiss, wayOn }: RestoreProps) => {
  const t = useWords<typeof en & typeof shared>();
  const { cart, done, undone, failure, aside, busy } = state;
  const cartPage = cartLink();
  const isOver = useOfflineOver(failure === 'offline');
  const frame = { className: 'restore-notice', tabIndex: -1, onDismiss };
  const good = { ...frame, tone: 'success' } as const;
  if (failure)
    return (
      <Notice
        {...frame}
        role="alert"
        tone="danger"
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
