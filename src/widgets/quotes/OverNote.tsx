import type { Quote } from '../../api/quote/quote.contract.ts';
import { priceDifference } from '../../api/quote/quote-line.rules.ts';
import type { ShownState } from '../../api/quote/quote.rules.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { shopDate } from '../parts/quote/quote-dates.ts';
import { orderLink } from './quote-page-link.ts';
import { useWords, type Words } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  quote: Quote;
  state: ShownState | undefined;
  /** True if a notice already shows this. */
  isTold: boolean;
};

/** Shows the end of a quote: today's total for an expired one, the order for an ordered one. Source: QTE-04 e, h. */
export const OverNote = ({ quote, state, isTold }: Props) => {
  const t = useWords<typeof en>();
  if (state === 'expired')
    return (
      <p className="quote-over">
        {!isTold && t('quotes.expiredOn', { date: shopDate(quote.expirationTime) })} {todaysWords(quote, t)}
      </p>
    );
  if (state !== 'ordered' || isTold) return null;
  const { orderCode } = quote;
  const link = orderCode === undefined ? undefined : orderLink(orderCode);
  return (
    <p className="quote-over">
      {orderCode === undefined ? t('quotes.ordered') : t('quotes.orderedAs', { number: orderCode })}{' '}
      {orderCode !== undefined && link !== undefined && (
        <a href={link}>{t('quotes.viewOrder', { number: orderCode })}</a>
      )}
    </p>
  );
};

const todaysWords = ({ subTotal, todaySubTotal }: Quote, t: Words<typeof en>): string | undefined => {
  const difference = priceDifference(subTotal, todaySubTotal);
  const total = moneyText(todaySubTotal);
  if (difference.is === 'same') return t('quotes.sumSame', { total });
  if (difference.is !== 'quoteSaves' && difference.is !== 'todaySaves') return undefined;
  const amount = moneyText(difference);
  return t(difference.is === 'quoteSaves' ? 'quotes.sumMore' : 'quotes.sumLess', { total, amount });
};
