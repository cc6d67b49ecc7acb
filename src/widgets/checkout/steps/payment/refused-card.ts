import type { Translate } from '../../../../core/i18n/translator.ts';
import type en from './messages/en.json';
import type { Outcome } from './usePayment.ts';
import type { WayToPay } from './ways-to-pay.rules.ts';

type Scheme = { code?: string | undefined; name?: string | undefined };
type Words = Translate<keyof typeof en>;

/** The schemes' own names, for those that the payment service names by their code alone. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card by scheme and last four, in words. Source: CHK-11, CHK-16 f. */
export const cardWords = ({ code = '', name }: Scheme, lastFour: string, t: Words): string => {
  const scheme = name ?? (Object.hasOwn(NAMES, code) ? NAMES[code]! : t('checkout.pay.card'));
  return t('checkout.pay.endingIn', { scheme, digits: lastFour.slice(-4) });
};

/** The card that was refused, in words; undefined where it is another fault, or nobody says which. Source: CHK-14 b, c. */
export const refusedCard = (
  { words, card, isKept }: Outcome,
  way: WayToPay | undefined,
  t: Words,
): string | undefined => {
  if (isKept) return undefined;
  if (words === 'savedCard' && way?.kind === 'saved')
    return cardWords(way.card.cardType ?? {}, way.card.cardNumber, t);
  return words === 'refused' && card?.lastFour
    ? cardWords({ code: card.scheme }, card.lastFour, t)
    : undefined;
};
