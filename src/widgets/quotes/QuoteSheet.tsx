import { lifeLine, type Station } from '../../api/quote/life-line.rules.ts';
import type { Quote } from '../../api/quote/quote.contract.ts';
import {
  allowedActs,
  shownState,
  type QuoteAct,
  daysLeft,
  type ShownState,
} from '../../api/quote/quote.rules.ts';
import { lifeOf, turnsOf } from '../../api/quote/quote-times.rules.ts';
import { useNow } from '../kit/ui/useNow.ts';
import { shopZone, shopDate, shopMoment } from '../parts/quote/shop-dates.ts';
import { QuoteActBar } from './QuoteActBar.tsx';
import { QuoteComments, QuoteFacts, QuoteSums } from './QuoteFacts.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { QuoteActs } from './useQuoteActs.ts';
import { useOffice } from '../parts/office/useOffice.ts';
import { useWords, type Words } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { Icon } from '../kit/ui/Icon.tsx';
import { priceDifference } from '../../api/quote/quote-line.rules.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { orderLink } from './quote-page-link.ts';

type Props = { quote: Quote; acts: QuoteActs; onAct: (act: QuoteAct) => void };

/** Shows the quote in its current state, which changes with time. Source: QTE-04 b, LEAD-09. */
export const QuoteSheet = ({ quote, acts, onAct }: Props) => {
  const life = lifeOf(quote, shopZone());
  const now = useNow(turnsOf(life));
  const state = shownState(life, now);
  const isOpen = state === 'submitted' || state === 'ready' || state === 'expiring';
  return (
    <>
      <QuoteSeller />
      <LifeLine stations={lifeLine(life, now)} expires={life.expires} now={now} />
      <OverNote quote={quote} state={state} isTold={acts.failure?.why === state} />
      <QuoteLines quote={quote} isOpen={isOpen} />
      <div className="quote-below">
        <QuoteFacts quote={quote} />
        <QuoteSums quote={quote} />
      </div>
      <QuoteComments comments={quote.comments} />
      <QuoteActBar quote={quote} allowed={allowedActs(state)} isOpen={isOpen} acts={acts} onAct={onAct} />
    </>
  );
};

/** Draws on paper only who made the quote: the office of the site, and how to reach it. Source: QTE-04 f. */
const QuoteSeller = () => {
  const t = useWords<typeof en>();
  const { address, phone, email } = useOffice();
  return (
    <div className="quote-seller">
      <b>{t('quotes.seller')}</b>
      <address>
        {[address, phone, email].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    </div>
  );
};

type LifeLineProps = {
  stations: readonly Station[];
  /** The last instant at which the prices are valid, and the current time, in milliseconds. */
  expires: number | undefined;
  now: number;
};

/** Draws the stages of the quote with their dates; as a column in a narrow widget. Source: LEAD-09. */
const LifeLine = ({ stations, expires, now }: LifeLineProps) => {
  const t = useWords<typeof en>();
  const timeOf = ({ name, at, is }: Station): string => {
    if (name === 'expiring' && expires !== undefined)
      return t('quotes.todayLeft', { days: daysLeft(expires, now, shopZone()) });
    if (at === undefined) return is === 'next' ? t('quotes.notYet') : '–';
    // All dates are in the store's time zone, in which the last day ends.
    return name === 'expires' ? shopMoment(at) : shopDate(at);
  };
  if (stations.length === 0) return null;
  return (
    <ol className="life" aria-label={t('quotes.life')}>
      {stations.map((station) => (
        <li
          key={station.name}
          className={`life-${station.is}`}
          aria-current={station.is === 'now' ? 'step' : undefined}
        >
          <span className="life-mark" aria-hidden>
            {station.is === 'done' && <Icon name="tick" />}
          </span>
          <b>{t(`quotes.station.${station.name}`)}</b> <span>{timeOf(station)}</span>
        </li>
      ))}
    </ol>
  );
};

type OverNoteProps = {
  quote: Quote;
  state: ShownState | undefined;
  /** True if a notice already shows this. */
  isTold: boolean;
};

/** Shows the end of a quote: today's total for an expired one, the order for an ordered one. Source: QTE-04 e, h. */
const OverNote = ({ quote, state, isTold }: OverNoteProps) => {
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
