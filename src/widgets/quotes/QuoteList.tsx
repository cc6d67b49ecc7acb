import { QUOTES_A_PAGE, quotesQuery } from '../../api/quote/quote.queries.ts';
import { SHOWN_STATES, type QuoteAct } from '../../api/quote/quote.rules.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { useListView } from '../kit/page/list-view.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { cartLink } from '../../api/links/store-link.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { ActNotices } from './ActNotices.tsx';
import { sampleQuotes } from './sample-quotes.ts';
import { useQuoteActs, type ActedOn } from './useQuoteActs.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useQuoteTable } from './useQuoteTable.tsx';

const SORTS = ['byDate', 'byExpiration', 'byCode', 'byName'] as const;

/** Shows the customer's quotes, one page at a time. Search, state, order and page are in the address. Source: QTE-04 a. */
export const QuoteList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const view = useListView(
    {
      query: { kind: 'search', label: t('quotes.search') },
      state: {
        kind: 'choice',
        label: t('quotes.state'),
        all: t('quotes.allStates'),
        options: SHOWN_STATES.map((code) => ({ code, name: t(`quotes.state.${code}`) })),
      },
    },
    SORTS.map((code) => ({ code, name: t(`quotes.sort.${code}`) })),
  );
  const { page, sort, query, state } = view.wanted;
  const wanted = quotesQuery(of, { page, sort, query, statuses: state.toUpperCase() });
  const read = useCustomerRead('quotes.read', wanted, sampleQuotes());
  const acts = useQuoteActs(of);
  const rows = read.data?.quotes ?? [];
  const act = async (which: QuoteAct, quote: ActedOn): Promise<void> => {
    if (which === 'order' && (await acts.order(quote))) return;
    if (which === 'again') await acts.again(quote);
    if (which === 'cancel') await acts.cancel(quote);
    focus('.act-notice');
  };
  const onAct = (which: QuoteAct, quote: ActedOn): void => void act(which, quote);
  const cart = cartLink();

  return (
    <ListPage
      {...{ t, heading, up, view, read }}
      {...useQuoteTable({ quotes: rows, acts, onAct })}
      name="quotes"
      list={read.data && { rows, total: read.data.pagination?.totalResults ?? rows.length }}
      pageSize={QUOTES_A_PAGE}
      keyOf={({ code }) => code}
      filterLabel={t('quotes.filter')}
      notices={<ActNotices {...{ of, acts, onAct }} newest={rows} />}
      none={{ title: t('quotes.noMatch'), text: t('quotes.noMatchText') }}
      noPage={t('quotes.noPage')}
      emptyIcon="trolley"
      emptyActions={
        cart !== undefined && (
          <LinkButton variant="primary" href={cart}>
            {t('quotes.toCart')}
          </LinkButton>
        )
      }
    />
  );
};
