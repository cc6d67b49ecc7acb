import { isAnythingShipped } from '../../api/checkout/shipped.rules.ts';
import { isWholeTotal } from '../../api/cart/goods-sums.rules.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { formatDateTime } from '../../core/i18n/dates.ts';
import { formatNumber } from '../../core/i18n/numbers.ts';
import { runtime } from '../../core/runtime.ts';
import { moneyText, Price } from '../parts/price/Price.tsx';
import { UNKNOWN } from '../parts/price/unknown-quantity.ts';
import { Button } from '../kit/ui/Button.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Says when the cart was saved, how much is in it, and its description. */
export const SavedCartNote = ({ cart }: { cart: SavedCart }) => {
  const t = useWords<typeof en>();
  const { savedAt, units, description } = cart;
  return (
    <>
      <p className="small quiet">
        {savedAt !== undefined &&
          `${t('saved-carts.savedOn', { date: formatDateTime(savedAt, runtime().row.tag) })} · `}
        {t('saved-carts.units', { units })}
      </p>
      {description !== '' && <p className="cart-note">{description}</p>}
    </>
  );
};

type LinesProps = { cart: SavedCart; restoring: boolean; onRestore: () => void };

/** Draws the lines of a saved cart at today's prices, and below them the button to restore it. */
export const SavedCartLines = ({ cart, restoring, onRestore }: LinesProps) => {
  const t = useWords<typeof en>();
  const isWhole = isWholeTotal(cart.sums, isAnythingShipped(cart.entries));
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
        <dt>{t(isWhole ? 'saved-carts.total' : 'saved-carts.totalSoFar')}</dt>
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
