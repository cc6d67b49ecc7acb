import { isAnythingShipped } from '../../api/checkout/shipments.rules.ts';
import type { Cart, CartEntry } from '../../api/cart/cart.contract.ts';
import type { MeantEntry } from '../../api/cart/meant-entry.rules.ts';
import { CART_KEY } from '../../api/cart/read-cart.ts';
import { isWholeTotal } from '../../api/cart/goods-sums.rules.ts';
import { runtime } from '../../core/runtime.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { newsAt, newsOfLine, type CartNews, lineNewsText } from '../parts/cart-lines/line-news.ts';
import { useLineActions } from '../parts/cart-lines/useLineActions.ts';
import { useRemoval } from '../parts/cart-lines/useRemoval.tsx';
import { useFirstRows, withRemoved, useDrawnLines } from '../parts/cart-lines/cart-rows.ts';
import { Button } from '../kit/ui/Button.tsx';
import { CartLine } from './CartLine.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

type Props = {
  cart: Cart | null;
  news: CartNews;
  changing: readonly string[];
};

/** Draws the cart's lines, and a placeholder for each removed line. */
export const CartLines = ({ cart, news, changing }: Props) => {
  const t = useCartMessages();
  const say = useSay();
  const actions = useLineActions(cart);
  const { remove, removedLine } = useRemoval({
    actions,
    say,
    focus: { notRemoved: '.remove', back: 'input' },
  });
  const pictures = useFlag('productImages');
  const { announce } = runtime().registry.actions;
  const entries = cart?.entries ?? [];

  const rows = useFirstRows(withRemoved(entries, news));
  useDrawnLines(rows.shown.map(({ code }) => code));

  const setQuantity = async (entry: CartEntry, quantity: number, again?: MeantEntry) => {
    const { code, name } = entry.product;
    const end = await actions.setQuantity(entry, quantity, again);
    const why = end === 'done' ? undefined : newsOfLine(code);
    if (why) return announce(`${name}. ${lineNewsText(say, why)}`);
    if (end !== 'done') return announce(t('cart.said.notQuantity', { name, quantity }));
    const now = runtime().registry.reading(CART_KEY).data?.cart;
    const total = now?.totalPriceWithTax ?? now?.totalPrice;
    if (!now || !total) return announce(t('cart.said.quantity', { name, quantity }));
    const what = t(isWholeTotal(now, isAnythingShipped(now.entries)) ? 'cart.total' : 'cart.totalSoFar');
    announce(t('cart.said.quantityTotal', { name, quantity, what, total: moneyText(total) }));
  };

  return (
    <ul className={pictures ? 'lines with-pictures' : 'lines'} aria-label={t('cart.lines')}>
      {rows.shown.map((row, place) => (
        <li key={row.key}>
          {'entry' in row ? (
            <CartLine
              entry={row.entry}
              news={newsAt(news, row.entry, entries)}
              changing={changing.includes(row.code) || row.code in actions.asking}
              leaving={actions.asking[row.code] === 'remove'}
              onQuantity={(quantity, again) => void setQuantity(row.entry, quantity, again)}
              onRemove={(again) => void remove(row.entry, place, again)}
            />
          ) : (
            removedLine(row.removed, actions.puttingBack === row.code)
          )}
        </li>
      ))}
      {rows.next > 0 && (
        <li>
          <Button onClick={rows.showNext}>{t('cart.showMore', { count: rows.next })}</Button>
        </li>
      )}
    </ul>
  );
};

/** Each cell names itself to screen readers, so the heads are for the eye. */
export const LinesHead = () => {
  const t = useCartMessages();
  return (
    <div className="lines-head small quiet" aria-hidden>
      <span>{t('cart.product')}</span>
      <span>{t('cart.unitPrice')}</span>
      <span>{t('cart.quantity')}</span>
      <span>{t('cart.lineTotal')}</span>
    </div>
  );
};
