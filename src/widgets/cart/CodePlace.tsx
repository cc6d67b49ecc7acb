import { useEffect, useState, type CSSProperties } from 'react';
import type { CartTerms } from '../../api/cart/cart-terms.contract.ts';
import { useLate } from '../kit/element/late-part.ts';
import { Button } from '../kit/ui/Button.tsx';
import { loadCode } from './load-code.ts';
import { useCartMessages } from './useCartMessages.ts';

/** Reserves the room of the promotion code, and loads it after the lines are drawn, so that they need not wait for it. */
export const CodePlace = ({ appliedVouchers }: Pick<CartTerms, 'appliedVouchers'>) => {
  const t = useCartMessages();
  const { part, load } = useLate(loadCode);
  const [isGone, setGone] = useState(false);
  const begin = () => {
    setGone(false);
    load().catch(() => setGone(true));
  };
  // Runs once. The shopper starts a later try.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(begin, []);
  const room = { '--_codes': appliedVouchers.length } as CSSProperties;
  return (
    <div className="code-place no-print" style={part ? undefined : room}>
      {part && <part.CartCode appliedVouchers={appliedVouchers} />}
      {!part && isGone && <Button onClick={begin}>{t('cart.enterCode')}</Button>}
    </div>
  );
};
