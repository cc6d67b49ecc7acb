import { useState } from 'react';
import type { Cart, CartEntry } from '../../api/cart/cart.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { notPutBackText } from '../shared/commerce/line-news-text.ts';
import type { CartNews, RemovedLine as Removed } from '../shared/commerce/line-news.ts';
import { RemovedLine } from '../shared/commerce/RemovedLine.tsx';
import { useFocusAfter } from '../shared/commerce/useFocusAfter.ts';
import { useLineActions } from '../shared/commerce/useLineActions.ts';
import { useCartWrites } from './useCartWrites.ts';
import { withRemoved } from '../shared/commerce/with-removed.ts';
import { CartLine } from './CartLine.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

type Props = { cart: Cart | null; news: CartNews };

/** The cart's lines, with the places of those that were taken out. */
export const CartLines = ({ cart, news }: Props) => {
  const t = useCartMessages();
  const say = useSay();
  const { writes, changing, adding } = useCartWrites();
  const actions = useLineActions(writes);
  const focusAfter = useFocusAfter();
  const pictures = useFlag('productImages');
  const [justRemoved, setJustRemoved] = useState<string>();
  const { announce } = runtime().registry.actions;
  const entries = cart?.entries ?? [];

  const setQuantity = async (entry: CartEntry, quantity: number) => {
    const { name } = entry.product;
    const end = await actions.setQuantity(entry, quantity);
    announce(t(end === 'done' ? 'cart.said.quantity' : 'cart.said.notQuantity', { name, quantity }));
  };
  const remove = async (entry: CartEntry, place: number) => {
    const { code, name } = entry.product;
    setJustRemoved(code);
    const end = await actions.remove(entry, place);
    announce(t(end === 'done' ? 'cart.said.removed' : 'cart.said.notRemoved', { name }));
    if (end === 'failed') focusAfter(`[data-line="${CSS.escape(code)}"] .remove`);
  };
  const putBack = async (line: Removed) => {
    const end = await actions.putBack(line);
    announce(t(end === 'failed' ? 'cart.said.notBack' : 'cart.said.back', { name: line.name }));
    if (end === 'done') focusAfter(`[data-line="${CSS.escape(line.code)}"] input`);
  };

  return (
    <ul className={pictures ? 'lines with-pictures' : 'lines'} aria-label={t('cart.lines')}>
      {withRemoved(entries, news.removed).map((row, place) => (
        <li key={row.code}>
          {'entry' in row ? (
            <CartLine
              entry={row.entry}
              news={news.lines[row.code]}
              changing={changing.includes(row.code)}
              onQuantity={(quantity) => void setQuantity(row.entry, quantity)}
              onRemove={() => void remove(row.entry, place)}
            />
          ) : (
            <RemovedLine
              text={t('cart.removed', { name: row.removed.name })}
              undo={t('cart.undo')}
              undoLabel={t('cart.undoName', { name: row.removed.name })}
              busy={adding.includes(row.code)}
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
