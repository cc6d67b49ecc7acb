import type { ReactNode } from 'react';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { useFocusAfter } from '../parts/commerce/useFocusAfter.ts';
import { ActNotice } from './ActNotice.tsx';
import { RestoreNotice } from './RestoreNotice.tsx';
import type { useCartActs } from './useCartActs.tsx';
import type { useRestore } from './useRestore.ts';

type Props = {
  restore: ReturnType<typeof useRestore>;
  acts: ReturnType<typeof useCartActs>;
  onRestore: (cart: Pick<SavedCart, 'code' | 'name'>) => Promise<void>;
  onRemove: (cart: SavedCart) => Promise<void>;
  onPutBack: (cart: SavedCart) => Promise<void>;
  /** A link to somewhere else, for a cart that is gone. */
  wayOn?: ReactNode;
};

/** Shows the outcome of a restore and of the last action, above the list of carts or above one cart. */
export const CartNotices = ({ restore, acts, onRestore, onRemove, onPutBack, wayOn }: Props) => {
  const focus = useFocusAfter();
  const { state } = restore;
  const { failure } = acts;
  const again = ({ act, cart }: NonNullable<typeof failure>): void => {
    if (act === 'delete') void onRemove(cart);
    else if (act === 'undelete') void onPutBack(cart);
    else if (act === 'share') acts.share(cart);
    else acts.dismiss();
  };
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
      {failure && (
        <ActNotice
          failure={failure}
          wayOn={wayOn}
          onRetry={() => again(failure)}
          onDismiss={() => {
            focus('[data-heading]');
            acts.dismiss();
          }}
        />
      )}
    </>
  );
};
