import { keepFields, keptFields } from '../../kit/forms/kept-fields.ts';
import { ownDraft } from './own-draft.ts';

/** The refusal of a card, as the end of its message's key. */
export type CardRefused = 'refused' | 'savedCard';

/** The refusals of placing that refuse the card. Source: CHK-14 b, c. */
export const CARD_REFUSALS: Readonly<Record<string, CardRefused>> = {
  PaymentRefused: 'refused',
  SavedCardRefused: 'savedCard',
};

export const isCardRefused = (words: unknown): words is CardRefused =>
  words === 'refused' || words === 'savedCard';

/**
 * What is kept of a refused card. `isPaidWith`: the cart would still be paid with it, because an order was refused for
 * it and no other payment was saved since. `words`: what the payment step says of it.
 */
export type KeptCardRefusal = { words: CardRefused | undefined; isPaidWith: boolean };

const placeOf = (whose: string) => ownDraft('checkoutDraft', whose, 'refused card');

/**
 * Returns what is kept of a refused card for this cart and customer. Undefined if nothing is. It is in session storage
 * and does not say which card it was. Source: CHK-11, CHK-14 b, c, LEAD-03.
 */
export const keptCardRefusal = (whose: string, cart: string | undefined): KeptCardRefusal | undefined => {
  const { owner, place } = placeOf(whose);
  const kept = Object.fromEntries(keptFields(place.read(), owner, ['cart', 'words', 'paidWith']));
  if (cart === undefined || kept['cart'] !== cart) return undefined;
  const { words, paidWith } = kept;
  return { words: isCardRefused(words) ? words : undefined, isPaidWith: paidWith === true };
};

/** Keeps it, or removes it if there is nothing to keep. */
export const keepCardRefusal = (
  whose: string,
  cart: string | undefined,
  { words, isPaidWith }: KeptCardRefusal,
): void => {
  const { owner, place } = placeOf(whose);
  if (words === undefined && !isPaidWith) return place.remove();
  place.write(
    keepFields(owner, [
      ['cart', cart],
      ['words', words],
      ['paidWith', isPaidWith],
    ]),
  );
};
