import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { Button } from '../kit/ui/Button.tsx';
import type { useCartActs } from './useCartActs.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  cart: SavedCart;
  acts: ReturnType<typeof useCartActs>;
  onDelete: () => void;
};

/** Draws the secondary actions of one saved cart. Each button names the cart, for screen readers. */
export const CartActs = ({ cart, acts, onDelete }: Props) => {
  const t = useWords<typeof en>();
  const { name } = cart;
  return (
    <>
      {cart.lines > 0 && (
        <Button
          variant="plain"
          tight
          busy={acts.isBusy('share', cart)}
          label={t('saved-carts.shareName', { name })}
          onClick={() => acts.share(cart)}
        >
          {t('saved-carts.share')}
        </Button>
      )}
      {(['rename', 'copy'] as const).map((act) => (
        <Button
          key={act}
          variant="plain"
          tight
          label={t(`saved-carts.${act}Name`, { name })}
          onClick={() => acts.ask(act, cart)}
        >
          {t(`saved-carts.${act}`)}
        </Button>
      ))}
      <Button
        variant="plain"
        tight
        busy={acts.isBusy('delete', cart)}
        label={t('saved-carts.deleteName', { name })}
        onClick={onDelete}
      >
        {t('saved-carts.delete')}
      </Button>
    </>
  );
};
