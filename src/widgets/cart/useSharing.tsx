import type { ReactNode } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';
import { useOpening } from './useOpening.ts';
import { latePart } from '../kit/element/late-part.ts';
import shareWords from '../parts/list-share/messages?languages';

/** Loads the dialog that shares the cart's products as a link and as a file, with its texts and styles. */
const loadShare = latePart(() => import('../parts/list-share/ShareDialog.tsx'), shareWords);

/**
 * Returns the button that shares the cart's products, for the summary, and the dialog that it opens. All but the button
 * loads at the first press. Source: LEAD-04 a, b.
 */
export const useSharing = (cart: Cart | undefined): { button: ReactNode; drawn: ReactNode } => {
  const t = useCartMessages();
  const { part: ShareDialog, isOpen, isLoading, isGone, press, close } = useOpening(loadShare);
  const lines =
    cart?.entries.map(({ product: { code, name }, quantity }) => ({ code, name, quantity })) ?? [];
  return {
    button: (
      <>
        <Button wide busy={isLoading} onClick={press}>
          {t('cart.share')}
        </Button>
        {isGone && <p role="alert">{t('cart.shareGone')}</p>}
      </>
    ),
    drawn: ShareDialog && isOpen && cart && (
      <ShareDialog part="dialog" title={t('cart.share')} name="" lines={lines} onClose={close} />
    ),
  };
};
