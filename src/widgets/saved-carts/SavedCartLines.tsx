import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { formatDateTime } from '../../core/i18n/dates.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import { moneyText, Price } from '../parts/commerce/Price.tsx';
import { UNKNOWN } from '../parts/commerce/unknown-quantity.ts';
import { Button } from '../kit/ui/Button.tsx';
import { CartActs } from './CartActs.tsx';
import { savedCartsLink } from './cart-page-link.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import type { useCartActs } from './useCartActs.tsx';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type HeadProps = {
  /** Undefined while the cart is loading, and after it has gone. */
  cart: SavedCart | undefined;
  heading: Heading;
  acts: ReturnType<typeof useCartActs>;
  onDelete: (cart: SavedCart) => void;
};

/** Draws the cart's name, when it was saved, the link to the list, and the secondary actions. */
export const SavedCartHead = ({ cart, heading: Heading, acts, onDelete }: HeadProps) => {
  const t = useSavedCartsMessages();
  const { tag } = runtime().row;
  return (
    <header className="list-head">
      <div>
        <a className="small" href={savedCartsLink()}>
          {t('saved-carts.title')}
        </a>
        <Heading tabIndex={-1} data-heading className="cart-name">
          <bdi>{cart?.name ?? t('saved-carts.one')}</bdi>
        </Heading>
        {cart && (
          <p className="small quiet">
            {cart.savedAt !== undefined &&
              `${t('saved-carts.savedOn', { date: formatDateTime(cart.savedAt, tag) })} · `}
            {t('saved-carts.units', { units: cart.units })}
          </p>
        )}
        {cart && cart.description !== '' && <p className="cart-note">{cart.description}</p>}
      </div>
      {cart && (
        <div className="acts">
          <CartActs cart={cart} acts={acts} onDelete={() => onDelete(cart)} />
        </div>
      )}
    </header>
  );
};

type LinesProps = { cart: SavedCart; restoring: boolean; onRestore: () => void };

/** Draws the lines of a saved cart at today's prices, and below them the button to restore it. */
export const SavedCartLines = ({ cart, restoring, onRestore }: LinesProps) => {
  const t = useSavedCartsMessages();
  const { tag } = runtime().row;
  return (
    <>
      <ul className="cart-lines" aria-label={t('saved-carts.lines')}>
        {cart.entries.map(({ entryNumber, product, quantity, basePrice, totalPrice }) => (
          <li key={entryNumber}>
            <div>
              <b>
                <bdi>{product.name}</bdi>
              </b>
              <p className="small quiet">
                <span className="num">{product.code}</span> ·{' '}
                <span className="num">
                  {t('saved-carts.times', {
                    quantity: quantity > 0 ? formatNumber(quantity, tag) : UNKNOWN,
                    price: moneyText(basePrice),
                  })}
                </span>
              </p>
            </div>
            <b>
              <Price money={totalPrice} />
            </b>
          </li>
        ))}
      </ul>
      <dl className="cart-sum">
        <dt>{t('saved-carts.total')}</dt>
        <dd>
          <Price money={cart.total} />
        </dd>
      </dl>
      <div className="cart-way">
        <p className="small quiet">{t('saved-carts.nothingLost')}</p>
        <Button variant="primary" className="restore" busy={restoring} onClick={onRestore}>
          {t('saved-carts.restoreThis')}
        </Button>
      </div>
    </>
  );
};
