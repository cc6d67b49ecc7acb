import type { Cart } from '../../../api/cart/cart.contract.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { UNKNOWN } from '../../parts/price/unknown-quantity.ts';
import { runtime } from '../../../core/runtime.ts';
import { useTwoCartsMessages } from './useTwoCarts.ts';

/** The most lines shown. More would make the question longer than its answers. */
const MOST_LINES = 5;
/** The most lines shown in a narrow dialog, where a name needs two rows. More would push the answers out of view. */
const MOST_NARROW = 1;

/** Shows one of the two carts: its name, how much is in it, and its first lines. */
export const CartBox = ({ name, cart }: { name: string; cart: Cart }) => {
  const t = useTwoCartsMessages();
  const { tag } = runtime().row;
  const lines = cart.entries.slice(0, cart.entries.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES);
  const left = cart.entries.length - lines.length;
  const leftNarrow = cart.entries.length - MOST_NARROW;
  return (
    <div className="cart-box">
      <h3>
        {name} <span className="quiet">{t('session.carts.units', { units: cart.totalUnitCount })}</span>
      </h3>
      <ul className="cart-lines">
        {lines.map(({ product: { code, name: title }, quantity }, place) => (
          <li key={code} className={place < MOST_NARROW ? undefined : 'cart-line-wide'}>
            <span className="num">{quantity > 0 ? formatNumber(quantity, tag) : UNKNOWN} ×</span> {title}
          </li>
        ))}
        {left > 0 && <li className="quiet cart-more">{t('session.carts.more', { count: left })}</li>}
        {leftNarrow > 0 && (
          <li className="quiet cart-more-narrow">{t('session.carts.more', { count: leftNarrow })}</li>
        )}
      </ul>
    </div>
  );
};
