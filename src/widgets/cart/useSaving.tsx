import { useState, type ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { useLatePart } from '../shared/element/late-part.ts';
import { Button } from '../shared/ui/Button.tsx';
import { loadSave } from './load-save.ts';
import { useCartMessages } from './useCartMessages.ts';

/**
 * Saving the cart: the button for its summary, and what its press brings, which outlasts the summary: the cart is empty
 * once it was put aside. All but the button loads with the first press. Source: CRT-07.
 */
export const useSaving = (cart: Cart | undefined): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part, load } = useLatePart(loadSave);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'loading' | 'gone'>();
  const press = async (): Promise<void> => {
    setState('loading');
    try {
      await load();
      setOpen(true);
      setState(undefined);
    } catch {
      setState('gone');
    }
  };
  return {
    button: (
      <>
        <Button wide busy={state === 'loading'} onClick={() => void press()}>
          {t('cart.save')}
        </Button>
        {state === 'gone' && <p role="alert">{t('cart.saveGone')}</p>}
      </>
    ),
    drawn: part && <part.SaveCart cart={cart} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
};
