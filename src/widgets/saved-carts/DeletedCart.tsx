import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { RemovedLine } from '../kit/ui/RemovedLine.tsx';
import type { useCartActs } from './useCartActs.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = { cart: SavedCart; acts: ReturnType<typeof useCartActs>; focus: boolean; onUndo: () => void };

/** Takes the place of a deleted cart, with a button to undo. */
export const DeletedCart = ({ cart, acts, focus, onUndo }: Props) => {
  const t = useWords<typeof en>();
  const { name } = cart;
  return (
    <RemovedLine
      text={t('saved-carts.deletedLine', { name })}
      undo={t('saved-carts.undo')}
      undoLabel={t('saved-carts.undoName', { name })}
      busy={acts.isBusy('undelete', cart)}
      problem={undefined}
      focus={focus}
      onUndo={onUndo}
    />
  );
};
