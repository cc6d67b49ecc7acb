import { useEffect, useRef, useState } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { foreignChanges, type ForeignChange } from '../../../api/checkout/foreign-change.rules.ts';

/**
 * What another window, or another widget of this page, changed since the shopper last saw the cart; told until they go on.
 * `seen` takes the cart that a write of this page led to. Source: CHK-15.
 */
export const useForeignChanges = (cart: CheckoutCart, isSaving: boolean) => {
  const known = useRef(cart);
  const [told, setTold] = useState<readonly ForeignChange[]>([]);
  useEffect(() => {
    if (isSaving || known.current === cart) return;
    const changes = foreignChanges(known.current, cart);
    known.current = cart;
    if (changes.length > 0) setTold(changes);
  }, [cart, isSaving]);
  return {
    told,
    seen: (own: CheckoutCart) => {
      known.current = own;
      setTold([]);
    },
    forget: () => setTold([]),
  };
};
