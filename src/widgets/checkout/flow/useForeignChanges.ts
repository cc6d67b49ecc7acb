import { useEffect, useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import {
  changedPrices,
  foreignChanges,
  type ForeignChange,
} from '../../../api/checkout/foreign-change.rules.ts';
import { keepChosen } from './dropped-choices.ts';

/**
 * What another window, or another widget of this page, changed since the shopper last saw the cart; told until they go on.
 * `before` is the cart that was on show when the steps went, while the bank asked or an order was checked.
 * `seen` takes the cart that a write of this page led to: of it other prices alone are told. What was chosen before is kept as the
 * suggestion of its step. Source: CHK-15.
 */
export const useForeignChanges = (
  at: CartAddress,
  cart: CheckoutCart,
  isSaving: boolean,
  before: CheckoutCart | undefined,
) => {
  const known = useRef(before?.guid === cart.guid ? before : cart);
  const [told, setTold] = useState<readonly ForeignChange[]>([]);
  useEffect(() => {
    if (isSaving || known.current === cart) return;
    const changes = foreignChanges(known.current, cart);
    // Also where nothing is told: the service may take a choice alone.
    keepChosen(at, known.current);
    if (changes.length > 0) setTold(changes);
    known.current = cart;
  }, [at, cart, isSaving]);
  return {
    told,
    seen: (own: CheckoutCart) => {
      setTold(changedPrices(known.current, own));
      known.current = own;
    },
    forget: () => setTold([]),
  };
};
