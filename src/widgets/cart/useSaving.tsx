import type { ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { Button } from '../kit/ui/Button.tsx';
import { loadSave } from './load-save.ts';
import { useAsked } from './useAsked.ts';
import { useCartMessages } from './useCartMessages.ts';
import { useOpening } from './useOpening.ts';

/**
 * Returns the button that saves the cart, for the summary, and the dialog that it opens. The dialog outlasts the
 * summary, because the cart is empty after it was saved. All but the button loads at the first press. Source: CRT-07.
 */
export const useSaving = (cart: Cart | undefined): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part, isOpen, isLoading, isGone, press, close } = useOpening(loadSave);
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
    drawn: part && <part.SaveCart cart={cart} isOpen={isOpen} onClose={close} />,
  };
};
