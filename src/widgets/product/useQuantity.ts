import { useState, useSyncExternalStore } from 'react';
import type { Product } from '../../api/product/product.contract.ts';
import { readQuantity, type QuantityIssue } from '../../api/quick-order/read-quantity.rules.ts';
import { runtime } from '../../core/runtime.ts';
import { leastOf } from '../parts/buying/AddButton.tsx';
import { unitsInCart } from '../parts/commerce/units-in-cart.ts';

/** Returns the typed quantity, its fault (also in view of the units in the cart), and its handlers. Source: CRT-05. */
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
    /** Returns the quantity to order. From now on, its fault is shown. */
    ask: (): number | undefined => {
      setAsked(read.issue !== undefined);
      return read.value;
    },
  };
};
