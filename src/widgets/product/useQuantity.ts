import { useState, useSyncExternalStore } from 'react';
import type { Product } from '../../api/product/product.contract.ts';
import { readQuantity, type QuantityIssue } from '../../api/quick-order/read-quantity.rules.ts';
import { runtime } from '../../core/runtime.ts';
import { leastOf } from '../parts/buying/AddButton.tsx';
import { unitsInCart } from '../parts/commerce/units-in-cart.ts';

/** The quantity that is typed, what of it is wrong beside what the cart holds, and how it is changed. Source: CRT-05. */
export const useQuantity = (product: Product) => {
  const [text, setText] = useState(String(leastOf(product)));
  const [asked, setAsked] = useState(false);
  const { subscribe } = runtime().registry;
  const inCart = useSyncExternalStore(subscribe, () => unitsInCart(product.code));
  const read = readQuantity(text, { ...product, stock: product.stock?.stockLevel, inCart });
  const issue: QuantityIssue | undefined = asked ? read.issue : undefined;
  return {
    text,
    issue,
    count: read.value,
    type: setText,
    /** The quantity to order; what is wrong with it shows from now on. */
    ask: (): number | undefined => {
      setAsked(read.issue !== undefined);
      return read.value;
    },
  };
};
