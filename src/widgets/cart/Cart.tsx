import { useCart } from '../../api/cart/cart.queries.ts';
import { useMessages } from '../shared/element/widget-context.ts';
import type en from './messages/en.json';

export const Cart = () => {
  const t = useMessages<keyof typeof en>();
  const { view } = useCart();
  return (
    <div className="panel">
      <h2>{t('cart.title')}</h2>
      <ul>
        {view?.cart?.entries.map(({ product, quantity }) => (
          <li key={product.code}>
            {product.name} {quantity}
          </li>
        ))}
      </ul>
    </div>
  );
};
