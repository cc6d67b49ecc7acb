import { joinedApart } from '../../core/i18n/message-format.ts';
import { useDeferredValue, useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { INVOICE_STATUSES } from '../../api/invoice/invoice.contract.ts';
import { INVOICES_A_PAGE, invoicesQuery, readInvoices } from '../../api/invoice/invoice.queries.ts';
import { withRows, type Selection } from '../../api/invoice/selection.rules.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { useListView } from '../kit/page/list-view.ts';
import { CheckField } from '../kit/forms/CheckField.tsx';
import { Button } from '../kit/ui/Button.tsx';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { InvoiceDetail, sampleInvoices } from './InvoiceDetail.tsx';
import { MonthEnd } from './MonthEnd.tsx';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The most invoices that are selected with one press. Source: LEAD-06 a. */
const MOST_AT_ONCE = 300;
const NOTHING: Selection = new Map();

type Account = { code: string; name: string };

/** The account that the address asks for, until the answer names those that there are. */
const askedAccount = (): Account[] => {
  const code = new URLSearchParams(location.search).get('account');
  return code ? [{ code, name: code }] : [];
};

/** Shows the invoices of the customer's accounts, one page at a time, each with its detail in its row. Source: ACC-07 a, b, g, LEAD-06. */
export const InvoiceList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof en>();
  const [accounts, setAccounts] = useState(askedAccount);
  const [open, setOpen] = useState<string>();
  const [selection, select] = useState(NOTHING);
  const view = useListView({
    query: { kind: 'search', label: t('invoices.search'), hint: t('invoices.searchHint') },
    status: {
      kind: 'choice',
      label: t('invoices.status'),
      all: t('invoices.allStatuses'),
      options: INVOICE_STATUSES.map((code) => ({ code, name: t(`invoices.filter.${code}`) })),
    },
    ...(accounts.length > 0 && {
      account: {
        kind: 'choice',
        label: t('invoices.account'),
        all: t('invoices.allAccounts'),
        options: accounts,
      },
    }),
  });
  const { page, query, status, account = '' } = view.wanted;
  const wanted = { query, status, account };
  const read = useCustomerRead('invoices.read', invoicesQuery(of, { ...wanted, page }), sampleInvoices());
  // The rows are drawn in short tasks (PERF-14). What is gone goes at once, because it may be another person's.
  const deferred = useDeferredValue(read.data);
  const data = read.data && deferred;
  const { invoices = [], pagination, counts } = data ?? {};
  const total = pagination?.totalResults ?? invoices.length;
  const named = data?.accounts.map(({ number, name }) => ({
    code: number,
    name: joinedApart(' · ', name, number),
  }));
  if (named && named.length > 1 && named.length !== accounts.length) setAccounts(named);
  const isPage = invoices.every(({ id }) => selection.has(id));
  const acts = useRowActs<'all', 'select'>({
    id: 'invoices',
    keyOf: (all) => all,
    title: () => t('invoices.notLoaded'),
  });
  const selectAll = (by: Customer): void =>
    void acts.run('select', 'all', async () => {
      const found = await readInvoices(by, wanted, MOST_AT_ONCE);
      select((before) => withRows(before, found, true));
    });
  const columns = useInvoiceColumns({
    selection,
    onSelect: (invoice, isIn) => select(withRows(selection, [invoice], isIn)),
    open,
    onOpen: (id) => setOpen(open === id ? undefined : id),
  });

  return (
    <>
      <ListPage
        {...{ t, heading, up, view, read, columns }}
        name="invoices"
        list={data && { rows: invoices, total, all: counts?.all }}
        countKey={counts && counts.overdue > 0 ? 'countOverdue' : 'count'}
        counted={{ overdue: counts?.overdue ?? 0 }}
        pageSize={INVOICES_A_PAGE}
        keyOf={({ id }) => id}
        arrange={(rows) =>
          rows.flatMap((row) =>
            row.key === open
              ? [
                  row,
                  { key: `${row.key} detail`, instead: <InvoiceDetail {...{ of, heading }} id={row.key} /> },
                ]
              : [row],
          )
        }
        filterLabel={t('invoices.filterBy')}
        notices={
          <>
            {acts.notice}
            {invoices.length > 0 && (
              <div className="invoice-select">
                <CheckField
                  label={t('invoices.selectPage', { count: invoices.length })}
                  checked={isPage}
                  onChange={({ currentTarget }) =>
                    select(withRows(selection, invoices, currentTarget.checked))
                  }
                />
                {isPage && total > MOST_AT_ONCE && (
                  <span className="quiet">{t('invoices.tooMany', { most: MOST_AT_ONCE })}</span>
                )}
                {isPage && of && total > invoices.length && total <= MOST_AT_ONCE && (
                  <Button variant="plain" tight busy={acts.busy !== undefined} onClick={() => selectAll(of)}>
                    {t('invoices.selectAll', { count: total })}
                  </Button>
                )}
              </div>
            )}
          </>
        }
        none={{
          title:
            query !== ''
              ? t('invoices.noMatchOf', { words: query })
              : t(status === 'OVERDUE' ? 'invoices.noneOverdue' : 'invoices.noMatch'),
        }}
      />
      <MonthEnd of={of} selected={[...selection.values()]} onClear={() => select(NOTHING)} />
    </>
  );
};
