import { useEffect } from 'react';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { keepLines } from '../../api/cart/last-lines.ts';
import { runtime } from '../../core/runtime.ts';
import { needsRoom } from './needs-room.ts';

/** Keeps the lines for this tab's next page, each time the cart was read. Source: PERF-12. */
export const useKeptLines = (cart: Cart | null | undefined): void => {
  useEffect(() => {
    if (cart !== undefined && !runtime().author) keepLines(cart, cart ? needsRoom(cart) : 0);
  }, [cart]);
};
