import { useState } from 'react';
import type { CardRefused } from '../../../../api/checkout/card-refusal.rules.ts';
import { keepCardRefusal, keptCardRefusal } from '../../../parts/drafts/kept-card-refusal.ts';
import { useCheckout } from '../../flow/checkout-context.ts';

type Refused = { words: CardRefused; which: string | undefined };

export type KeptRefusal = ReturnType<typeof useKeptRefusal>;

/**
 * Keeps the fact that a card was refused over a reload, until the next try or another way to pay. An order that was
 * refused for its card leaves the payment step open until a payment is saved. Source: CHK-11, CHK-14 b, c, LEAD-03.
 */
export const useKeptRefusal = () => {
  const {
    at: { whose },
    flow: { cart },
    placing,
  } = useCheckout();
  // A current refusal of placing is already shown above the step.
  const [first, setFirst] = useState((): Refused | undefined => {
    const { words, which } = keptCardRefusal(whose, cart) ?? {};
    return words && placing.state.state !== 'refused' ? { words, which } : undefined;
  });
  const keep = (words?: CardRefused, which?: string) => {
    const isPaidWith = keptCardRefusal(whose, cart)?.isPaidWith === true;
    keepCardRefusal(whose, cart.code, { words, isPaidWith, which });
  };
  const forget = () => {
    keep();
    setFirst(undefined);
  };
  return {
    /** The refusal of this cart's card that was stored before the page was loaded. */
    first,
    /** `which` is the value of the refused saved card among the ways to pay. */
    keep,
    /** For the next try, or another way to pay: nothing is said of the refusal any more. */
    forget,
    /** For another payment: the cart is no longer paid with the refused card. */
    settle: () => {
      keepCardRefusal(whose, cart.code, { words: undefined, isPaidWith: false });
      setFirst(undefined);
    },
  };
};
