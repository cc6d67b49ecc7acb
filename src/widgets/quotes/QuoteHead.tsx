import type { Quote } from '../../api/quote/quote.contract.ts';
import { shownState } from '../../api/quote/quote.rules.ts';
import { timesOf, turnsOf } from '../../api/quote/quote-times.rules.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import { shopZone } from '../parts/quote/quote-dates.ts';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { useNow } from '../kit/ui/useNow.ts';
import { quotesLink } from './quote-page-link.ts';
import { StateBadge } from './StateBadge.tsx';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = {
  code: string;
  /** Undefined while the quote is loading, or if it could not be read. */
  quote: Quote | undefined;
  heading: Heading;
};

/** Draws the quote's number, name, account and state, and the link to the list. */
export const QuoteHead = ({ code, quote, heading: Heading }: Props) => {
  const t = useQuotesMessages();
  const times = quote ? timesOf(quote, shopZone()) : { zone: shopZone() };
  const now = useNow(turnsOf(times));
  const { number, name: account } = quote?.customerAccount ?? {};
  const name = quote?.name === code ? undefined : quote?.name;
  return (
    <header className="list-head">
      <div>
        <a className="small no-print" href={quotesLink()}>
          {t('quotes.title')}
        </a>
        <Heading tabIndex={-1} data-heading>
          {wholeNumber(t('quotes.one', { number: code }), code)}
        </Heading>
        <p className="small quiet quote-name">
          {[name, account, number].filter(Boolean).map((text, at) => (
            <span key={at}>
              {at > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      </div>
      {quote && <StateBadge state={shownState(times, now)} expires={times.expires} now={now} />}
    </header>
  );
};
