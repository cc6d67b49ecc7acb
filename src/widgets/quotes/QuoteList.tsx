import type { Customer } from '../../api/customer.ts';
import { useCustomerQuery } from '../../api/query.ts';
import type { QuoteAct } from '../../api/quote/quote.rules.ts';
import { QUOTES_A_PAGE, quotesQuery } from '../../api/quote/quote.queries.ts';
import { Pager } from '../kit/page/Pager.tsx';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { useFocusAfter } from '../parts/commerce/useFocusAfter.ts';
import { useReadFailure } from '../parts/commerce/useReadFailure.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import { ActNotices } from './ActNotices.tsx';
import { useListWanted, type ListWanted } from './list-wanted.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { QuoteFilters } from './QuoteFilters.tsx';
import { QuoteTable } from './QuoteTable.tsx';
import { ReadProblem, StaleQuotes } from './ReadProblem.tsx';
import { sampleQuotes } from './sample-quotes.ts';
import { useQuoteActs, type ActedOn } from './useQuoteActs.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = { of: Customer | undefined; heading: Heading };

/** Shows the customer's quotes, one page at a time. Search, state, order and page are in the address. Source: QTE-04 a. */
export const QuoteList = ({ of, heading: Heading }: Props) => {
  const t = useQuotesMessages();
  const focus = useFocusAfter();
  const [wanted, setWanted] = useListWanted();
  const statuses = wanted.state.toUpperCase();
  const { data, error, isFetching, refetch } = useCustomerQuery(
    quotesQuery(of, { ...wanted, statuses }),
    sampleQuotes(),
  );
  useReadFailure('quotes.read', error);
  const acts = useQuoteActs(of);
  const isNarrowed = wanted.state !== '' || wanted.query !== '';
  const total = data?.pagination?.totalResults ?? data?.quotes.length ?? 0;
  const isEmpty = data !== undefined && total === 0 && !isNarrowed;
  const pages = data?.pagination?.totalPages ?? 1;

  const act = async (which: QuoteAct, quote: ActedOn): Promise<void> => {
    if (which === 'order' && (await acts.order(quote))) return;
    if (which === 'again') await acts.again(quote);
    if (which === 'cancel') await acts.cancel(quote);
    focus('.act-notice');
  };
  const change = (to: Partial<ListWanted>): void => {
    setWanted(to);
    if (to.page !== undefined || (to.state === '' && to.query === '')) focus('[data-heading]');
  };

  return (
    <>
      <header className="list-head">
        <Heading tabIndex={-1} data-heading>
          {t('quotes.title')}
        </Heading>
        {data && total > 0 && <output className="quiet num">{t('quotes.count', { count: total })}</output>}
      </header>
      {!isEmpty && <QuoteFilters wanted={wanted} onChange={change} />}
      <div className="list-notices">
        <ActNotices
          of={of}
          acts={acts}
          newest={data?.quotes ?? []}
          onAct={(which, quote) => void act(which, quote)}
        />
        {data && error && <StaleQuotes error={error} busy={isFetching} onRetry={() => void refetch()} />}
      </div>
      {!data && !error && <RowsAwaited label={t('quotes.loading')} rows={4} />}
      {!data && error && (
        <ReadProblem
          title={t('quotes.notLoaded')}
          error={error}
          busy={isFetching}
          heading={Heading}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.quotes.length > 0 && (
        <QuoteTable quotes={data.quotes} acts={acts} onAct={(which, quote) => void act(which, quote)} />
      )}
      {data?.quotes.length === 0 && <NoQuotes heading={Heading} wanted={wanted} onChange={change} />}
      {data && (
        <Pager
          page={wanted.page}
          pages={pages}
          pageSize={QUOTES_A_PAGE}
          total={total}
          label={t('quotes.pages')}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
};
