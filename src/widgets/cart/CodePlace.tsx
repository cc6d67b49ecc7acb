import { useEffect, useState, type CSSProperties } from 'react';
import type { CartTerms } from '../../api/cart/cart-terms.contract.ts';
import { useLate } from '../kit/element/late-part.ts';
import { Button } from '../kit/ui/Button.tsx';
import { loadCode } from './load-code.ts';
import { useCartMessages } from './useCartMessages.ts';

/** Holds the room of the promotion code from the first lines on, and fetches it once they stand: they wait for nothing of it. */
export const CodePlace = ({ appliedVouchers }: Pick<CartTerms, 'appliedVouchers'>) => {
  const t = useCartMessages();
  const { part, load } = useLate(loadCode);
  const [isGone, setGone] = useState(false);
  const begin = () => {
    setGone(false);
    load().catch(() => setGone(true));
  };
  // Once: a later try is the shopper's.
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
