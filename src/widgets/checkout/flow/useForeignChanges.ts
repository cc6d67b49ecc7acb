import { useEffect, useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import {
  changedBeside,
  changedPrices,
  foreignChanges,
  type ForeignChange,
} from '../../../api/checkout/foreign-change.rules.ts';
import { keepChosen } from './dropped-choices.ts';

/** `carried`: listed once more, because it was not in sight in the step before. */
type Told = { told: readonly ForeignChange[]; isAtPress: boolean; carried?: true };

const NOTHING: Told = { told: [], isAtPress: false };

/**
 * Returns what another window, or another widget of this page, changed since the shopper last saw the cart, until the
 * shopper goes on. `before` is the cart that was shown when the steps were hidden, while the bank asked or an order was
 * checked. `isAtPress` is true if a write of this page found it. Call `seen` with the cart after a write of this page; of
 * its changes only other prices are listed. Call `seenAhead` with the cart after its account was chosen by itself. Nothing
 * is listed of what the check at the entry changed, because the items step says that: `corrected` are its product codes,
 * undefined until the check is over. What was listed out of sight, above the window, is listed once more in the next step;
 * call `wasSeen` when it was in sight. Earlier choices are kept as suggestions for their steps. Source: CHK-15.
 */
export const useForeignChanges = (
  at: CartAddress,
  cart: CheckoutCart,
  isSaving: boolean,
  before: CheckoutCart | undefined,
  corrected: readonly string[] | undefined,
) => {
  const known = useRef(before?.guid === cart.guid ? before : cart);
  const [{ told, isAtPress }, tell] = useState(NOTHING);
  /** What was listed while nobody waited for a press, and was not in sight yet. */
  const unseen = useRef<readonly ForeignChange[]>([]);
  const wasSaving = useRef(false);
  const isChecked = corrected !== undefined;
  const isCorrected = isChecked && corrected.length > 0;
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    const isWritten = wasSaving.current;
    wasSaving.current = isSaving;
    if (isCorrected && !wasChecked.current) known.current = cart;
    wasChecked.current = isChecked;
    if (isSaving || !isChecked || known.current === cart) return;
    const changes = foreignChanges(known.current, cart);
    // Kept even if nothing is listed, because the service may remove only a choice.
    keepChosen(at, known.current);
    if (changes.length > 0 && !isWritten) unseen.current = changes;
    if (changes.length > 0) tell({ told: changes, isAtPress: isWritten });
    known.current = cart;
  }, [at, cart, isSaving, isChecked, isCorrected]);
  return {
    told,
    isAtPress,
    seen: (own: CheckoutCart) => {
      const prices = changedPrices(known.current, own);
      tell((before) => ({ told: before.carried ? [...before.told, ...prices] : prices, isAtPress: true }));
      known.current = own;
    },
    seenAhead: (own: CheckoutCart) => {
      const changes = changedBeside(known.current, own);
      const listed = changes.length > 0 ? changes : changedPrices(known.current, own);
      // What was listed before the choice was sent again stays.
      if (listed.length > 0) tell({ told: listed, isAtPress: false });
      known.current = own;
    },
    wasSeen: () => {
      unseen.current = [];
    },
    forget: () => {
      const carried = unseen.current;
      unseen.current = [];
      tell(carried.length > 0 ? { told: carried, isAtPress: true, carried: true } : NOTHING);
    },
  };
};
