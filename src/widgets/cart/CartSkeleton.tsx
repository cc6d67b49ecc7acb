import type { CSSProperties } from 'react';
import { lastLines, type LastLines } from '../../api/cart/last-lines.ts';
import { cartAddress } from '../../api/cart/cart-address.ts';
import { runtime } from '../../core/runtime.ts';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { useCartMessages } from './useCartMessages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { checkoutLink } from '../../api/links/store-link.ts';
import { LinesHead } from './CartLines.tsx';

/** Draws the last page's lines, else bars for the last visit's, else an empty cart's height (cart.css, reserve.css). */
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

/** Draws the last page's names and quantities where the cart's own lines will be, until it is read. Source: PERF-12. */
const KnownLines = ({ lines, needs }: LastLines) => {
  const t = useCartMessages();
  const pictures = useFlag('productImages');
  const hasNeeds = runtime().config.commerceExtensions && checkoutLink() !== undefined;
  return (
    <>
      {hasNeeds && <div className="needs-place" style={{ '--_needs': needs } as CSSProperties} />}
      <div className="list">
        <LinesHead />
        <ul className={pictures ? 'lines with-pictures' : 'lines'} aria-label={t('cart.lines')}>
          {lines.map(({ code, name, quantity }, index) => (
            <li key={`${code} ${index}`}>
              <div className="line">
                <div className="product">
                  <b>{name}</b>
                </div>
                <p className="quantity num">
                  <VisuallyHidden>{t('cart.quantityOf', { name })}</VisuallyHidden> {quantity}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
