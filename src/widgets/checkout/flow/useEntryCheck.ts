import { useEffect, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { validateCart } from '../../../api/cart/cart-writes.contract.ts';
import { changed } from '../../../api/query.ts';
import { callService } from '../../../core/http/call-service.ts';

/** How long the checkout waits for it, in milliseconds. */
const PATIENCE = 5000;

/**
 * Has the store bring the cart up to stock and catalogue when its checkout is entered. Gives the codes of the products that it
 * changed or took out, once the cart has been read again; undefined until then. Source: CRT-05, checkout.md "items".
 */
export const useEntryCheck = ({ userId, cartId, whose }: CartAddress): readonly string[] | undefined => {
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    let isLeft = false;
    void check({ userId, cartId, whose }).then((found) => !isLeft && setCodes(found));
    return () => {
      isLeft = true;
    };
  }, [userId, cartId, whose]);
  return codes;
};

const check = async (at: CartAddress): Promise<readonly string[]> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { cartModifications } = await callService(validateCart, { path: at, body: {}, signal });
    if (cartModifications.length > 0) await changed(['cart']);
    return [...new Set(cartModifications.flatMap(({ entry }) => entry?.product?.code ?? []))];
  } catch (error) {
    // The service refuses what can't be ordered when the order is placed; a cart that is gone is told by its own read.
    console.info('Assess widgets: the cart was not checked.', error);
    return [];
  }
};
