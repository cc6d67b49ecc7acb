import { useEffect, useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { validateCart } from '../../../api/cart/cart-writes.contract.ts';
import { changed } from '../../../api/query.ts';
import { callService } from '../../../core/http/call-service.ts';

/** How long the checkout waits for the check, in milliseconds. */
const PATIENCE = 5000;

/** `codes` are the products that the store changed or removed; undefined until the check is over, which `done` waits for. */
export type EntryCheck = { codes: readonly string[] | undefined; done: () => Promise<unknown> };

/**
 * Lets the store update the cart to its stock and catalogue when the checkout is entered. It is over once the cart was read
 * again, if the store changed it. Never rejects. Source: CRT-05, checkout.md "items".
 */
export const useEntryCheck = ({ userId, cartId, whose }: CartAddress): EntryCheck => {
  const [codes, setCodes] = useState<readonly string[]>();
  const asked = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    let isLeft = false;
    asked.current = check({ userId, cartId, whose }).then((found) => !isLeft && setCodes(found));
    return () => {
      isLeft = true;
    };
  }, [userId, cartId, whose]);
  const [done] = useState(() => async () => asked.current);
  return { codes, done };
};

const check = async (at: CartAddress): Promise<readonly string[]> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { cartModifications } = await callService(validateCart, { path: at, body: {}, signal });
    if (cartModifications.length > 0) await changed(['cart']);
    return [...new Set(cartModifications.flatMap(({ entry }) => entry?.product?.code ?? []))];
  } catch (error) {
    // When the order is placed, the service refuses what can't be ordered. If the cart is gone, its own read says so.
    console.info('Assess widgets: the cart was not checked.', error);
    return [];
  }
};
