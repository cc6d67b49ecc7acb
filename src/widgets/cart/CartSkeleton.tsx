import type { CSSProperties } from 'react';
import { cartAddress } from '../../api/cart/cart-address.ts';
import { runtime } from '../../core/runtime.ts';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { useCartMessages } from './useCartMessages.ts';

/**
 * Takes the room of the lines that were there last; see the heights in cart.css. Where none are known the panel stays
 * as high as an empty cart, as reserve.css holds it, with one line if there may be any.
 */
export const CartSkeleton = () => {
  const t = useCartMessages();
  const { storage, row } = runtime();
  const known = Math.min(storage.read('cartCount', row.baseSite)?.lines ?? 0, 50);
  const lines = known || (cartAddress() ? 1 : 0);
  return (
    <div
      className={known ? 'waiting sums' : 'waiting'}
      style={{ '--_lines': known } as CSSProperties}
      aria-busy="true"
    >
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="wait-line sk" aria-hidden>
          <div className="sk-bar" />
          <div className="sk-bar" />
        </div>
      ))}
    </div>
  );
};
