import type { Cart } from '../../../api/cart/cart.contract.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { runtime } from '../../../core/runtime.ts';
import { useTwoCartsMessages } from './useTwoCartsMessages.ts';

/** More would make the question longer than its answer. */
const MOST_LINES = 5;

/** One of the two carts: which it is, how much is in it, and its first lines. */
export const CartBox = ({ name, cart }: { name: string; cart: Cart }) => {
  const t = useTwoCartsMessages();
  const { tag } = runtime().row;
  const lines = cart.entries.slice(0, cart.entries.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES);
  const left = cart.entries.length - lines.length;
  return (
    <div className="cart-box">
      <h3>
        {name} <span className="quiet">{t('session.carts.units', { units: cart.totalUnitCount })}</span>
      </h3>
      <ul className="cart-lines">
        {lines.map(({ product: { code, name: title }, quantity }) => (
          <li key={code}>
            <span className="num">{formatNumber(quantity, tag)} ×</span> {title}
          </li>
        ))}
        {left > 0 && <li className="quiet">{t('session.carts.more', { count: left })}</li>}
      </ul>
    </div>
  );
};
