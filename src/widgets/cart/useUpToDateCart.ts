import { useEffect } from 'react';
import { unitsInCart } from '../../api/cart/product-in-cart.ts';
import { bringUpToDate } from '../../api/cart/change-cart.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import type { CartModification } from '../../api/cart/cart-writes.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { cartRefusal } from '../../api/adding/cart-change-words.ts';
import { sayDropped, sayOfLine, type CartNews } from '../parts/cart-lines/line-news.ts';

const CHECKED_KEY = 'cart.checked';

/** Lets the store update a cart with lines, once a page (CRT-05). A failure is left to the next change. */
export const useUpToDateCart = (cart: Cart | null | undefined): void => {
  const hasLines = (cart?.entries.length ?? 0) > 0;
  useEffect(() => {
    const { registry, author } = runtime();
    if (!hasLines || author || registry.reading(CHECKED_KEY).data === true) return;
    registry.keep(CHECKED_KEY, true);
    bringUpToDate().then(tell, (error: unknown) =>
      console.info('Assess widgets: the cart was not checked.', error),
    );
  }, [hasLines]);
};

/** The quantity in the text is that of the cart as read afterwards: a host may leave the line out of its modifications. */
export const tell = (modifications: readonly CartModification[]): void => {
  const dropped: CartNews['dropped'][number][] = [];
  for (const modification of modifications) {
    const product = modification.entry?.product;
    const refusal = cartRefusal(modification);
    if (product === undefined || refusal === undefined) continue;
    const units = unitsInCart(product.code);
    if (units > 0) sayOfLine(product.code, { about: 'refusal', asked: undefined, ...refusal, units });
    else {
      const { units: _none, ...why } = refusal;
      dropped.push({ code: product.code, name: product.name, ...why });
    }
  }
  if (dropped.length > 0) sayDropped(dropped);
};
