import { useEffect, useRef } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { moneyText } from '../parts/commerce/Price.tsx';
import { sayOfLine } from '../parts/commerce/line-news.ts';
import { priceNews, type SeenPrices } from './price-news.ts';

/** Shows a note on the line if a unit price differs from the one that this page showed before. */
export const usePriceNews = (cart: Cart | null | undefined): void => {
  const seen = useRef<SeenPrices>(new Map());
  useEffect(() => {
    if (!cart) return;
    const found = priceNews(seen.current, cart);
    seen.current = found.seen;
    for (const { code, before, after, meant } of found.news)
      sayOfLine(code, { about: 'price', before: moneyText(before), after: moneyText(after), meant });
  }, [cart]);
};
