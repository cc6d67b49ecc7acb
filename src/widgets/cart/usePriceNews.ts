import { useEffect, useRef } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { moneyText } from '../shared/commerce/Price.tsx';
import { sayOfLine } from '../shared/commerce/line-news.ts';

/** Says on the line when a unit price is no longer what this page showed before. */
export const usePriceNews = (cart: Cart | null | undefined): void => {
  const seen = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { product, basePrice } of cart?.entries ?? []) {
      const before = seen.current.get(product.code);
      const after = moneyText(basePrice);
      seen.current.set(product.code, after);
      if (before !== undefined && before !== after)
        sayOfLine(product.code, { about: 'price', before, after });
    }
  }, [cart]);
};
