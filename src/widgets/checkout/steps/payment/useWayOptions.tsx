import type { Money } from '../../../../api/money.contract.ts';
import type { ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import { moneyText } from '../../../parts/price/Price.tsx';
import { useWords } from '../../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { cardWords } from './refused-card.ts';
import type { WayToPay, WhyNot } from '../../../../api/checkout/ways-to-pay.rules.ts';

/** Returns the ways to pay as cards. `subtotal` is compared with a purchase order's threshold. */
export const useWayOptions = (
  ways: readonly WayToPay[],
  subtotal: Money | undefined,
): readonly ChoiceCard[] => {
  const t = useWords<typeof en>();
  const whyWords = (why: WhyNot): string => {
    if (why.reason === 'expired') return t('checkout.pay.why.expired', { month: why.month, year: why.year });
    if (why.reason === 'belowThreshold')
      return t('checkout.pay.why.belowThreshold', {
        amount: moneyText(why.threshold),
        subtotal: moneyText(subtotal),
      });
    return t(`checkout.pay.why.${why.reason}`);
  };
  const named = (way: WayToPay): Omit<ChoiceCard, 'value'> => {
    if (way.kind === 'bankTransfer')
      return { label: t('checkout.pay.bankTransfer'), note: !way.why && t('checkout.pay.bankDetails') };
    if (way.kind !== 'saved') return { label: t(`checkout.pay.${way.kind}`) };
    const { cardType, cardNumber, accountHolderName, expiryMonth, expiryYear } = way.card;
    const month = expiryMonth?.padStart(2, '0') ?? '';
    return {
      label: cardWords(cardType ?? {}, cardNumber, t),
      note: accountHolderName,
      end: !way.why && month && expiryYear && (
        <span className="num small quiet">{t('checkout.pay.expires', { month, year: expiryYear })}</span>
      ),
    };
  };
  return ways.map((way) => ({ value: way.value, ...named(way), why: way.why && whyWords(way.why) }));
};
