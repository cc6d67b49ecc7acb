import { useEffect, useRef } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { useEmit } from '../kit/element/widget-context.ts';

/** Tells the page, once for each visit, that it shows a cart with lines (ANA-02 d). */
export const useCartSeen = (cart: Cart | undefined): void => {
  const emit = useEmit();
  const told = useRef(false);
  useEffect(() => {
    if (!cart || told.current || runtime().author) return;
    told.current = true;
    emit('assess-cart-seen', { units: cart.totalUnitCount, lines: cart.totalItems });
  });
};
