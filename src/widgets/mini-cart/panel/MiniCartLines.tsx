import { useState } from 'react';
import { addToCart, changeQuantity } from '../../../api/cart/change-cart.ts';
import type { Cart, CartEntry } from '../../../api/cart/cart.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { canTryAgain } from '../../shared/commerce/cart-change-words.ts';
import { lineNewsText, notPutBackText } from '../../shared/commerce/line-news-text.ts';
import type { CartNews, LineNews, RemovedLine as Removed } from '../../shared/commerce/line-news.ts';
import { moneyText, Price } from '../../shared/commerce/Price.tsx';
import { RemovedLine } from '../../shared/commerce/RemovedLine.tsx';
import { useFocusAfter } from '../../shared/commerce/useFocusAfter.ts';
import { useLineActions } from '../../shared/commerce/useLineActions.ts';
import { withRemoved } from '../../shared/commerce/with-removed.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { usePanelMessages, useSay } from './usePanelMessages.ts';

type Props = { cart: Cart | null; news: CartNews };

/** The calls themselves: a page with nothing but the mini-cart loads no query client. */
const WRITES = { change: changeQuantity, add: addToCart };

/** The cart's lines in short, each removable, with the places of those that were taken out. */
export const MiniCartLines = ({ cart, news }: Props) => {
  const t = usePanelMessages();
  const say = useSay();
  const actions = useLineActions(WRITES);
  const focusAfter = useFocusAfter();
  const [justRemoved, setJustRemoved] = useState<string>();
  const { announce } = runtime().registry.actions;

  const remove = async (entry: CartEntry, place: number) => {
    const { code, name } = entry.product;
    setJustRemoved(code);
    const end = await actions.remove(entry, place);
    announce(t(end === 'done' ? 'mini-cart.said.removed' : 'mini-cart.said.notRemoved', { name }));
    if (end === 'failed') focusAfter(`[data-line="${CSS.escape(code)}"] button`);
  };
  const putBack = async (line: Removed) => {
    const end = await actions.putBack(line);
    announce(t(end === 'failed' ? 'mini-cart.said.notBack' : 'mini-cart.said.back', { name: line.name }));
    if (end === 'done') focusAfter(`[data-line="${CSS.escape(line.code)}"] button`);
  };

  return (
    // It scrolls, so it can be reached by keyboard even when it holds nothing to press.
    <ul className="mini-lines" aria-label={t('mini-cart.lines')}>
      {withRemoved(cart?.entries ?? [], news.removed).map((row, place) => (
        <li key={row.code} data-line={row.code}>
          {'entry' in row ? (
            <MiniCartLine
              entry={row.entry}
              news={news.lines[row.code]}
              onRemove={() => void remove(row.entry, place)}
            />
          ) : (
            <RemovedLine
              text={t('mini-cart.removed', { name: row.removed.name })}
              undo={t('mini-cart.undo')}
              undoLabel={t('mini-cart.undoName', { name: row.removed.name })}
              busy={actions.puttingBack === row.code}
              problem={
                actions.notPutBack?.code === row.code
                  ? notPutBackText(say, actions.notPutBack.news)
                  : undefined
              }
              focus={justRemoved === row.code}
              onUndo={() => void putBack(row.removed)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

type LineProps = { entry: CartEntry; news: LineNews | undefined; onRemove: () => void };

const MiniCartLine = ({ entry, news, onRemove }: LineProps) => {
  const t = usePanelMessages();
  const say = useSay();
  const { product, quantity, basePrice, totalPrice } = entry;
  const again = news?.about === 'failure' && news.asked === 0 && canTryAgain(news.failure);
  return (
    <div className="mini-line">
      <b>{product.name}</b>
      <b>
        <Price money={totalPrice} />
      </b>
      <div className="more small">
        <span className="quiet num">
          {t('mini-cart.units', { code: product.code, quantity, price: moneyText(basePrice) })}
        </span>
        <Button
          variant="plain"
          tight
          className="small"
          label={t(again ? 'mini-cart.removeAgainName' : 'mini-cart.removeName', { name: product.name })}
          onClick={onRemove}
        >
          {t(again ? 'mini-cart.removeAgain' : 'mini-cart.remove')}
        </Button>
      </div>
      {news && (
        <p className={news.about === 'failure' ? 'small problem' : 'small caution'}>
          {lineNewsText(say, news)}
        </p>
      )}
    </div>
  );
};
