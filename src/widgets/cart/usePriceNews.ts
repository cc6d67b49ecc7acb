import { useEffect, useRef } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import type { Money } from '../../api/money.contract.ts';
import { moneyText } from '../shared/commerce/Price.tsx';
import { sayOfLine } from '../shared/commerce/line-news.ts';

/** Says on the line when a unit price is no longer what this page showed before. */
export const usePriceNews = (cart: Cart | null | undefined): void => {
  const seen = useRef(new Map<string, Money>());
  useEffect(() => {
    for (const { product, basePrice } of cart?.entries ?? []) {
      if (basePrice === undefined) continue;
      const before = seen.current.get(product.code);
      seen.current.set(product.code, basePrice);
      if (before?.value === basePrice.value && before.currencyIso === basePrice.currencyIso) continue;
      if (before !== undefined)
        sayOfLine(product.code, { about: 'price', before: moneyText(before), after: moneyText(basePrice) });
    }
  }, [cart]);
};
