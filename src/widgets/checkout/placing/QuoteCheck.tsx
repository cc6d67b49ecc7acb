import { useEffect } from 'react';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { quoteQuery } from '../../../api/quote/quote.queries.ts';
import { timesOf } from '../../../api/quote/quote-times.rules.ts';
import { isOver, shownState } from '../../../api/quote/quote.rules.ts';
import { now } from '../../../core/clock.ts';
import { shopZone } from '../../parts/quote/quote-dates.ts';
import { QuoteOver } from './QuoteOver.tsx';

type QuoteCheckProps = { code: string; onQuoteOver: (isOver: boolean) => void };

/**
 * Whether the quote of the cart on show can still be ordered, before anybody presses. While that is not known the press is offered, and
 * the service judges it. Source: QTE-04 e.
 */
export const QuoteCheck = ({ code, onQuoteOver }: QuoteCheckProps) => {
  const { data } = useCustomerQuery(quoteQuery(useCustomer(), code));
  const over = data !== undefined && isOver(shownState(timesOf(data, shopZone()), now()));
  useEffect(() => onQuoteOver(over), [over, onQuoteOver]);
  return over ? <QuoteOver code={code} takesFocus={false} /> : null;
};
