import type { CSSProperties } from 'react';
import { lastLines } from '../../api/cart/last-lines.ts';
import { cartAddress } from '../../api/cart/cart-address.ts';
import { runtime } from '../../core/runtime.ts';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { KnownLines } from './KnownLines.tsx';
import { useCartMessages } from './useCartMessages.ts';

/**
 * Draws the cart before it is read: the lines of this tab's last page, else bars as high as the lines of the last visit (the heights are
 * in cart.css). If no last visit is known, the panel is as high as an empty cart, as in reserve.css, with one bar if there may be a line.
 */
export const CartSkeleton = () => {
  const t = useCartMessages();
  const { storage, row } = runtime();
  const known = Math.min(storage.read('cartCount', row.baseSite)?.lines ?? 0, 50);
  const told = lastLines();
  const lines = known || (cartAddress() ? 1 : 0);
  return (
    <div
      className={`waiting${known ? ' sums' : ''}${told ? ' told' : ''}`}
      style={{ '--_lines': known } as CSSProperties}
      aria-busy="true"
    >
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      {told ? (
        <KnownLines {...told} />
      ) : (
        Array.from({ length: lines }, (_, index) => (
          <div key={index} className="wait-line sk" aria-hidden>
            <div className="sk-bar" />
            <div className="sk-bar" />
          </div>
        ))
      )}
    </div>
  );
};
