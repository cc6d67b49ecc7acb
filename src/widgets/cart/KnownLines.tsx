import type { CSSProperties } from 'react';
import type { LastLines } from '../../api/cart/last-lines.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { VisuallyHidden } from '../kit/ui/VisuallyHidden.tsx';
import { checkoutLink } from '../../api/links/store-link.ts';
import { LinesHead } from './CartLines.tsx';
import { useCartMessages } from './useCartMessages.ts';

/**
 * Draws the lines of this tab's last page until the cart is read: names and quantities, where the cart's own lines will be. They have no
 * prices and no controls. Source: PERF-12.
 */
export const KnownLines = ({ lines, needs }: LastLines) => {
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
