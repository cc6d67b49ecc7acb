import type { Translate } from '../../../../core/i18n/translator.ts';
import type en from './messages/en.json';
import type { Outcome } from './usePayment.ts';
import type { WayToPay } from './ways-to-pay.rules.ts';

type Scheme = { code?: string | undefined; name?: string | undefined };
type Words = Translate<keyof typeof en>;

/** The names of the schemes, for cards that the payment service names only by code. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** Returns a card as text: its scheme and last four digits. Source: CHK-11, CHK-16 f. */
export const cardWords = ({ code = '', name }: Scheme, lastFour: string, t: Words): string => {
  const scheme = name ?? (Object.hasOwn(NAMES, code) ? NAMES[code]! : t('checkout.pay.card'));
  return t('checkout.pay.endingIn', { scheme, digits: lastFour.slice(-4) });
};

/**
 * Returns the refused card as text. Undefined for any other failure, or if it is not known which card it was. Source:
 * CHK-14 b, c.
 */
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
