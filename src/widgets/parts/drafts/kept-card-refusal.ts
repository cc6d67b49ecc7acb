import { lastCardRefused, type CardRefused } from '../../../api/checkout/card-refusal.rules.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { keptOrder } from '../../../api/checkout/kept-placing.ts';
import { whose as whoseNow } from '../../../core/registry/one-visitor.ts';
import { keepFields, keptFields } from '../../kit/forms/form-draft.ts';
import { ownDraft } from './own-draft.ts';

/** Returns whether this is one of the words for a refused card; it may come from storage. */
export const isCardRefusal = (words: unknown): words is CardRefused =>
  words === 'refused' || words === 'savedCard';

/**
 * What is kept of a refused card. `isPaidWith`: the cart would still be paid with it, because an order was refused for
 * it and no other payment was saved since. `words`: what the payment step says of it. `which`: where the store's service
 * tells which card it was, as `paidCard` or as the value of a saved card among the ways to pay. Undefined for a new card
 * that only the payment service knows.
 */
export type KeptCardRefusal = {
  words: CardRefused | undefined;
  isPaidWith: boolean;
  which?: string | undefined;
};

type Paid = Pick<CheckoutCart, 'code' | 'payment' | 'orderKey' | 'version'>;

const placeOf = (whose: string) => ownDraft('checkoutDraft', whose, 'refused card');

/**
 * Returns what is kept of a refused card for this cart and customer. Undefined if nothing is. It is in session storage
 * and has nothing of the card itself. Another tab knows of the refusal from the last order. Source: CHK-11, CHK-14 b, c,
 * LEAD-03, REL-02.
 */
export const keptCardRefusal = (whose: string, cart: Paid): KeptCardRefusal | undefined => {
  const { owner, place } = placeOf(whose);
  const kept = Object.fromEntries(keptFields(place.read(), owner, ['cart', 'words', 'paidWith', 'which']));
  if (kept['cart'] !== cart.code) {
    const last = lastCardRefused(keptOrder.read(), cart);
    return last && { words: last, isPaidWith: true, which: paidCard(cart.payment) };
  }
  const { words, paidWith, which } = kept;
  return {
    words: isCardRefusal(words) ? words : undefined,
    isPaidWith: paidWith === true,
    which: typeof which === 'string' ? which : undefined,
  };
};

/** Returns whether a card was refused for this cart, with no valid payment since. Source: CHK-14 b, c, LEAD-01 g. */
export const hasRefusedCard = (whose: string, cart: Paid): boolean => {
  const kept = keptCardRefusal(whose, cart);
  return kept !== undefined && (kept.isPaidWith || (cart.payment === undefined && kept.words !== undefined));
};

/** Works as `hasRefusedCard`, for who is on the page. */
export const isCardRefused = (cart: Paid): boolean => hasRefusedCard(whoseNow() ?? '', cart);

/** Returns a name for the card that the cart is paid with: the time that the service gives each payment. */
export const paidCard = (payment: Paid['payment']): string | undefined =>
  payment?.expiresAt && `paid ${payment.expiresAt}`;

/** Keeps it, or removes it if there is nothing to keep. */
export const keepCardRefusal = (
  whose: string,
  cart: string | undefined,
  { words, isPaidWith, which }: KeptCardRefusal,
): void => {
  const { owner, place } = placeOf(whose);
  if (words === undefined && !isPaidWith) return place.remove();
  place.write(
    keepFields(owner, [
      ['cart', cart],
      ['words', words],
      ['paidWith', isPaidWith],
      ['which', which],
    ]),
  );
};
