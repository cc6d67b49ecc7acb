import { lifeLine } from '../../api/quote/life-line.rules.ts';
import type { Quote } from '../../api/quote/quote.contract.ts';
import { allowedActs, shownState, type QuoteAct } from '../../api/quote/quote.rules.ts';
import { lifeOf, turnsOf } from '../../api/quote/quote-times.rules.ts';
import { useNow } from '../kit/ui/useNow.ts';
import { shopZone } from '../parts/quote/quote-dates.ts';
import { LifeLine } from './LifeLine.tsx';
import { OverNote } from './OverNote.tsx';
import { QuoteActBar } from './QuoteActBar.tsx';
import { QuoteComments, QuoteFacts } from './QuoteFacts.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteSums } from './QuoteSums.tsx';
import type { QuoteActs } from './useQuoteActs.ts';
import { useOffice } from '../parts/office/useOffice.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = { quote: Quote; acts: QuoteActs; onAct: (act: QuoteAct) => void };

/**
 * Shows the quote in its current state. It updates by itself when the state changes with time. Source: QTE-04 b,
 * LEAD-09.
 */
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
