import { useEffect } from 'react';
import { cartLink, storeLink } from '../../parts/commerce/store-link.ts';

/** Where a quote is asked for, with its dialog open; undefined where no page is known that has a cart. */
const quoteLink = (): string | undefined =>
  cartLink() === undefined ? undefined : storeLink('cart', { quote: 'new' });

/** What the steps are for: `?for=quote` counts where there is a cart to go back to. */
export const purposeHere = (asked: 'order' | 'quote'): 'order' | 'quote' =>
  quoteLink() === undefined ? 'order' : asked;

/** Goes back to the cart, with an entry of its own in the tab's history or in place of the present one. */
export const leaveForQuote = (how: 'push' | 'replace'): void => {
  const link = quoteLink();
  if (link === undefined) return;
  if (how === 'push') location.assign(link);
  else location.replace(link);
};

/** Nothing is left that the quote needs: the page goes back by itself. */
export const useQuoteEnd = (isOver: boolean): void => {
  useEffect(() => {
    if (isOver) leaveForQuote('replace');
  }, [isOver]);
};
