import type { ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useAsked } from './useAsked.ts';
import { useCartMessages } from './useCartMessages.ts';
import { useOpening } from './useOpening.ts';
import { latePart } from '../kit/element/late-part.ts';
import { savedCartWords } from '../parts/saved-carts/saved-cart-words.ts';

/** Loads the dialog that saves the cart, with its texts and styles. */
const loadSave = latePart(() => import('./save/SaveCart.tsx'), savedCartWords);

/**
 * Returns the button that saves the cart, for the summary, and the dialog that it opens. The dialog outlasts the
 * summary, because the cart is empty after it was saved. All but the button loads at the first press. Source: CRT-07.
 */
export const useSaving = (cart: Cart | undefined): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part: SaveCart, isOpen, isLoading, isGone, press, close } = useOpening(loadSave);
  useAsked('save', cart !== undefined, press);
  return {
    button: (
      <>
        <Button wide busy={isLoading} onClick={press}>
          {t('cart.save')}
        </Button>
        {isGone && <p role="alert">{t('cart.saveGone')}</p>}
      </>
    ),
    drawn: SaveCart && <SaveCart cart={cart} isOpen={isOpen} onClose={close} />,
  };
};
