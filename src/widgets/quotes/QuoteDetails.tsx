import { useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { useCustomerQuery } from '../../api/query.ts';
import type { QuoteAct } from '../../api/quote/quote.rules.ts';
import { openTrainings } from '../../api/quote/quote-trainings.ts';
import { quoteQuery } from '../../api/quote/quote.queries.ts';
import { now } from '../../core/clock.ts';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { useFocusAfter } from '../parts/commerce/useFocusAfter.ts';
import { useLeaving } from '../parts/commerce/useLeaving.ts';
import { useReadFailure } from '../parts/commerce/useReadFailure.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { ActNotices } from './ActNotices.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { quotesLink } from './quote-page-link.ts';
import { QuoteHead } from './QuoteHead.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteTraining } from './QuoteTraining.tsx';
import { ReadProblem, StaleQuotes } from './ReadProblem.tsx';
import { sampleQuote } from './sample-quotes.ts';
import { quoteFailure } from './quote-failure.ts';
import { useQuoteActs, type ActedOn } from './useQuoteActs.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = { of: Customer | undefined; code: string; heading: Heading };

/** Returns whether the address says that an order of the quote was refused because of a training. Source: QTE-04 c. */
const askedByAddress = (): boolean =>
  new URLSearchParams(location.search).get('orderTrainingsError') === 'true';

/** Shows one quote: its dates, lines, sums and actions. Source: QTE-04 b, LEAD-09. */
export const QuoteDetails = ({ of, code, heading }: Props) => {
  const t = useQuotesMessages();
  const focus = useFocusAfter();
  const { data, error, isFetching, refetch } = useCustomerQuery(quoteQuery(of, code), sampleQuote());
  const acts = useQuoteActs(of);
  const [cancels, setCancels] = useState(false);
  const [asksTraining, setTraining] = useState(askedByAddress);
  const leaving = useLeaving('quote', error, data !== undefined);
  // That there is no such quote is no failure of the store, and is told here alone.
  useReadFailure('quote.read', quoteFailure(error) === 'gone' ? null : error);

  const act = async (which: QuoteAct, quote: ActedOn): Promise<void> => {
    if (which === 'cancel') {
      const done = await acts.cancel(quote);
      setCancels(false);
      focus(done ? '[data-heading]' : '.act-notice');
      return;
    }
    if (which === 'order' && data && openTrainings(data, now()).length > 0) {
      setTraining(true);
      focus((await acts.prepare(quote)) ? '.training-needed' : '.act-notice');
      return;
    }
    if (which === 'order' && (await acts.order(quote))) return;
    if (which === 'again') await acts.again(quote);
    focus('.act-notice');
  };

  return (
    <>
      <QuoteHead code={code} quote={data} heading={heading} />
      <div className="list-notices no-print">
        <ActNotices
          of={of}
          acts={acts}
          newest={data ? [data] : []}
          onAct={(which, quote) => void act(which, quote)}
        />
        {data && error && <StaleQuotes error={error} busy={isFetching} onRetry={() => void refetch()} />}
      </div>
      {!data && error && !leaving && (
        <ReadProblem
          title={t('quotes.oneNotLoaded')}
          error={error}
          busy={isFetching}
          heading={heading}
          onRetry={() => void refetch()}
          wayOn={<LinkButton href={quotesLink()}>{t('quotes.all')}</LinkButton>}
        />
      )}
      {!data && (!error || leaving) && <RowsAwaited label={t('quotes.loading')} rows={3} />}
      {data && asksTraining && (
        <QuoteTraining
          quote={data}
          busy={acts.busy?.act === 'order'}
          onBegin={() => void act('order', data)}
        />
      )}
      {data && (
        <QuoteSheet
          quote={data}
          acts={acts}
          onAct={(which) => {
            if (which === 'cancel') setCancels(true);
            else void act(which, data);
          }}
        />
      )}
      {data && cancels && (
        <CancelDialog
          code={code}
          busy={acts.busy?.act === 'cancel'}
          onCancel={() => void act('cancel', data)}
          onClose={() => acts.busy === undefined && setCancels(false)}
        />
      )}
    </>
  );
};
