import type { CSSProperties } from 'react';
import type { CartTerms } from '../../api/cart/cart-terms.contract.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useCartMessages } from './useCartMessages.ts';
import messages from '../parts/promotion-code/messages?languages';

/** Loads the promotion code with its texts and styles. */
const loadCode = latePart(() => import('./code/code-part.tsx'), messages);

/** Reserves the room of the promotion code, and loads it after the lines are drawn, so that they need not wait for it. */
export const CodePlace = ({ appliedVouchers }: Pick<CartTerms, 'appliedVouchers'>) => {
  const t = useCartMessages();
  const { part, failure, load } = useLate(loadCode, true);
  const room = { '--_codes': appliedVouchers.length } as CSSProperties;
  return (
    <div className="code-place no-print" style={part ? undefined : room}>
      {part && <part.CartCode appliedVouchers={appliedVouchers} />}
      {failure !== undefined && (
        <Button onClick={() => void load().catch(() => undefined)}>{t('cart.enterCode')}</Button>
      )}
    </div>
  );
};
