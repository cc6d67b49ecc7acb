import type { CSSProperties } from 'react';
import { runtime } from '../../core/runtime.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { useCartMessages } from './useCartMessages.ts';

/** Lines that a first visit reserves room for. */
const FIRST_LINES = 3;

/** Takes the room of the lines that were there last; see the heights in cart.css. */
export const CartSkeleton = () => {
  const t = useCartMessages();
  const { storage, row } = runtime();
  const lines = Math.min(storage.read('cartCount', row.baseSite)?.lines ?? FIRST_LINES, 50);
  const style = { '--_lines': lines } as CSSProperties;
  return (
    <div className="waiting" style={style} aria-busy="true">
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
