import type { ReactNode } from 'react';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { RestoreNotice } from './RestoreNotice.tsx';
import type { useCartActs } from './useCartActs.tsx';
import type { useRestore } from './useRestore.ts';

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
