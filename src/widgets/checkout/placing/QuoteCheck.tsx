import { useEffect, useState } from 'react';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { quoteQuery } from '../../../api/quote/quote.queries.ts';
import { timesOf, turnsOf } from '../../../api/quote/quote-times.rules.ts';
import { isOver, shownState } from '../../../api/quote/quote.rules.ts';
import { useNow } from '../../kit/ui/useNow.ts';
import { shopZone } from '../../parts/quote/quote-dates.ts';
import { QuoteOver } from './QuoteOver.tsx';

type QuoteCheckProps = { code: string; onQuoteOver: (isOver: boolean) => void };

/**
 * Whether the quote of the cart on show can still be ordered, before anybody presses. A quote that ends while the review is open is
 * told at that moment. While nothing is known of it the press is offered, and the service judges it. Source: QTE-04 e.
 */
export const QuoteCheck = ({ code, onQuoteOver }: QuoteCheckProps) => {
  const { data } = useCustomerQuery(quoteQuery(useCustomer(), code));
  const times = data && timesOf(data, shopZone());
  const now = useNow(times ? turnsOf(times) : []);
  const over = times !== undefined && isOver(shownState(times, now));
  const [wasOpen, setWasOpen] = useState(false);
  if (times && !over && !wasOpen) setWasOpen(true);
  useEffect(() => onQuoteOver(over), [over, onQuoteOver]);
  return over ? <QuoteOver code={code} takesFocus={wasOpen ? 'from-checkout' : 'never'} /> : null;
};
