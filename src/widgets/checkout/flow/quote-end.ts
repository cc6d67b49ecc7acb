import { cartLink, storeLink } from '../../../api/links/store-link.ts';

/** Returns the link to the cart with its quote dialog open. Undefined if no page is known to show a cart. */
const quoteLink = (): string | undefined =>
  cartLink() === undefined ? undefined : storeLink('cart', { quote: 'new' });

/** Returns the purpose of the steps. `?for=quote` counts only if there is a cart to go back to. */
export const purposeHere = (asked: 'order' | 'quote'): 'order' | 'quote' =>
  quoteLink() === undefined ? 'order' : asked;

/** Goes back to the cart, with a new entry in the tab's history or in place of the current one. */
export const leaveForQuote = (how: 'push' | 'replace'): void => {
  const link = quoteLink();
  if (link === undefined) return;
  if (how === 'push') location.assign(link);
  else location.replace(link);
};
