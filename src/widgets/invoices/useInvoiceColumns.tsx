import type { InvoiceRow } from '../../api/invoice/invoice.contract.ts';
import type { Selection } from '../../api/invoice/selection.rules.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import type { Column } from '../kit/page/ListTable.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { Price } from '../parts/price/Price.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Acts = {
  selection: Selection;
  onSelect: (invoice: InvoiceRow, isIn: boolean) => void;
  open: string | undefined;
  onOpen: (id: string) => void;
};

/** Returns the columns of invoices. Each is selected by its box and opened by its number. Source: ACC-07 a, g. */
export const useInvoiceColumns = ({
  selection,
  onSelect,
  open,
  onOpen,
}: Acts): readonly Column<InvoiceRow>[] => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  return [
    {
      key: 'invoice',
      head: t('invoices.invoice'),
      main: true,
      cell: (invoice) => (
        <div className="invoice-pick">
          <input
            type="checkbox"
            className="check-box"
            aria-label={t('invoices.select', { number: invoice.id })}
            checked={selection.has(invoice.id)}
            onChange={({ currentTarget }) => onSelect(invoice, currentTarget.checked)}
          />
          <button
            type="button"
            className="invoice-toggle num"
            translate="no"
            aria-expanded={open === invoice.id}
            onClick={() => onOpen(invoice.id)}
          >
            {invoice.id}
            <Icon name="chevron" />
          </button>
        </div>
      ),
    },
    {
      key: 'order',
      head: t('invoices.order'),
      cell: ({ orderCode, isOwnOrder, purchaseOrderNumber }) => (
        <div translate="no">
          {isOwnOrder && orderCode !== undefined && hasStorePages() ? (
            <a className="num" href={storeLink('orderDetails', { id: orderCode })}>
              {orderCode}
            </a>
          ) : (
            <span className="num">{orderCode ?? '–'}</span>
          )}
          {purchaseOrderNumber && <p className="quiet num">{purchaseOrderNumber}</p>}
        </div>
      ),
    },
    {
      key: 'due',
      head: t('invoices.due'),
      cell: ({ due, issued }) => (
        <div className="invoice-day">
          {formatDay(due, tag)}
          <p className="quiet">{t('invoices.issuedOn', { date: formatDay(issued, tag) })}</p>
        </div>
      ),
    },
    {
      key: 'status',
      head: t('invoices.status'),
      cell: (invoice) => (
        <div>
          <InvoiceStatus {...invoice} isBeingPaid={invoice.beingPaid !== undefined} />
          {invoice.beingPaid?.by && (
            <p className="quiet">
              <bdi>{invoice.beingPaid.by}</bdi>
            </p>
          )}
        </div>
      ),
    },
    { key: 'total', head: t('invoices.total'), end: true, cell: ({ total }) => <Price money={total} /> },
    {
      key: 'toPay',
      head: t('invoices.toPay'),
      end: true,
      cell: ({ toPay, total }) => (
        <div>
          <b>
            <Price money={toPay} />
          </b>
          <p className="quiet invoice-whole">
            {t('invoices.total')} <Price money={total} />
          </p>
        </div>
      ),
    },
  ];
};
