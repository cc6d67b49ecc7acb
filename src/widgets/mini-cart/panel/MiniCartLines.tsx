import type { Cart, CartEntry } from '../../../api/cart/cart.contract.ts';
import type { MeantEntry } from '../../../api/cart/meant-entry.rules.ts';
import { canTryAgain } from '../../../api/adding/cart-change-words.ts';
import { lineNewsText, newsAt, type CartNews, type LineNews } from '../../parts/cart-lines/line-news.ts';
import { moneyText, Price, UNKNOWN } from '../../parts/price/Price.tsx';
import { ProductName } from '../../parts/cart-lines/ProductName.tsx';
import { useLineActions } from '../../parts/cart-lines/useLineActions.ts';
import { useRemoval } from '../../parts/cart-lines/useRemoval.tsx';
import { useFirstRows, withRemoved, useDrawnLines } from '../../parts/cart-lines/cart-rows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { usePanelMessages, useSay } from './usePanelMessages.ts';

type Props = { cart: Cart | null; news: CartNews };

/** Draws the cart's lines in short form, the newest first, each with a remove button, and a placeholder for each removed line. */
export const MiniCartLines = ({ cart, news }: Props) => {
  const t = usePanelMessages();
  const say = useSay();
  const actions = useLineActions(cart);
  const { remove, removedLine } = useRemoval({
    actions,
    say,
    focus: { notRemoved: 'button', back: 'button' },
  });
  const all = withRemoved(cart?.entries ?? [], news);
  // The newest line first: it is the one that was just added.
  const rows = useFirstRows(all.toReversed());
  useDrawnLines(rows.shown.map(({ code }) => code));

  return (
    // The list scrolls, so it must be reachable by keyboard even if it contains no buttons.
    <ul className="mini-lines" aria-label={t('mini-cart.lines')}>
      {rows.shown.map((row, place) => (
        <li key={row.key} data-line={row.code}>
          {'entry' in row ? (
            <MiniCartLine
              entry={row.entry}
              news={newsAt(news, row.entry, cart?.entries ?? [])}
              leaving={row.code in actions.asking}
              onRemove={(again) => void remove(row.entry, all.length - 1 - place, again)}
            />
          ) : (
            removedLine(row.removed, actions.puttingBack === row.code)
          )}
        </li>
      ))}
      {rows.next > 0 && (
        <li>
          <Button onClick={rows.showNext}>{t('mini-cart.showMore', { count: rows.next })}</Button>
        </li>
      )}
    </ul>
  );
};

type LineProps = {
  entry: CartEntry;
  news: LineNews | undefined;
  leaving: boolean;
  onRemove: (again: MeantEntry | undefined) => void;
};

const MiniCartLine = ({ entry, news, leaving, onRemove }: LineProps) => {
  const t = usePanelMessages();
  const say = useSay();
  const { product, quantity, basePrice, totalPrice, totalDiscounts } = entry;
  const again = news?.about === 'failure' && news.asked === 0 && canTryAgain(news.failure);
  return (
    <div className="mini-line">
      <b>
        <ProductName {...product} />
      </b>
      <b>
        <Price money={totalPrice} />
      </b>
      <div className="more small">
        <span className="quiet num">
          {t('mini-cart.units', {
            code: product.code,
            quantity: quantity || UNKNOWN,
            price: moneyText(basePrice),
          })}
        </span>
        <Button
          variant="plain"
          tight
          className="small"
          label={t(again ? 'mini-cart.removeAgainName' : 'mini-cart.removeName', { name: product.name })}
          busy={leaving}
          onClick={() => onRemove(again ? news.meant : undefined)}
        >
          {t(again ? 'mini-cart.removeAgain' : 'mini-cart.remove')}
        </Button>
      </div>
      {totalDiscounts && totalDiscounts.value > 0 && (
        <p className="small off">{t('mini-cart.lineDiscount', { amount: moneyText(totalDiscounts) })}</p>
      )}
      {news && (
        <p className={news.about === 'failure' ? 'small problem' : 'small caution'}>
          {lineNewsText(say, news)}
          {news.about === 'failure' && news.requestId !== undefined && (
            <span className="reference num">{t('mini-cart.reference', { id: news.requestId })}</span>
          )}
        </p>
      )}
    </div>
  );
};
