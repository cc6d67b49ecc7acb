import { useSyncExternalStore } from 'react';
import { customerName, type Customer } from '../../api/customer.ts';
import { joinedApart } from '../../core/i18n/message-format.ts';
import { runtime } from '../../core/runtime.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { headingBelow, type PageRead, type Heading } from '../kit/page/page-read.ts';
import { CustomerPages, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import type { myAccountWidget } from './my-account.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { Waiting } from './Waiting.tsx';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { ListTable } from '../kit/page/ListTable.tsx';
import { RowsAwaited } from '../kit/page/late-pages.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { useOrderColumns } from '../parts/order/useOrderColumns.tsx';
import type { Orders, Invoices } from './waiting.ts';
import type { BuyerLevel } from '../../api/checkout/qualification.rules.ts';
import { letterOf } from '../../api/qualification/qualification.rules.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { accountRoutes } from '../../api/links/account-routes.ts';
import { invoicesQuery } from '../../api/invoice/invoice.queries.ts';
import { ordersQuery } from '../../api/order/order.queries.ts';
import { qualificationsQuery } from '../../api/qualification/qualification.queries.ts';
import { quotesQuery } from '../../api/quote/quote.queries.ts';
import { now } from '../../core/clock.ts';
import { sampleCart } from '../parts/cart-lines/sample-cart.ts';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { sampleOrders } from '../parts/order/sample-orders.ts';

/** Shows the overview of the signed-in customer's account. Source: SHL-06. */
const OverviewPage = ({ headingLevel }: WidgetProps<typeof myAccountWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} needsExtensions name="my-account">
      {(page) => <Overview {...page} />}
    </CustomerPages>
  );
};

const Overview = ({ of, heading: Heading }: CustomerPage) => {
  const t = useWords<typeof en>();
  const reads = useOverview(of);
  const name = useSyncExternalStore(runtime().registry.subscribe, () => {
    const { firstName, lastName } = customerName();
    return joinedApart(' ', firstName, lastName);
  });
  const heading = headingBelow(Heading);
  return (
    <>
      <header className="list-head">
        <div>
          <Heading tabIndex={-1} data-heading>
            {t('my-account.title')}
          </Heading>
          {name !== '' && (
            <p className="quiet small own-name">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
      </header>
      <Waiting heading={heading} reads={reads} />
      {reads.orders && <LastOrders heading={heading} read={reads.orders} />}
      <YourPages heading={heading} level={reads.qualifications?.data?.level} />
    </>
  );
};

export default OverviewPage;

const SHOWN = 3;

type LastOrdersProps = { heading: Heading; read: PageRead & { data: Orders | undefined } };

/** Shows the customer's last three orders, and leads to all of them. That they could not be read is told in a tile. */
const LastOrders = ({ heading: Heading, read: { data, error } }: LastOrdersProps) => {
  const t = useWords<typeof en>();
  const columns = useOrderColumns({
    hrefOf: (code) => (hasStorePages() ? storeLink('orderDetails', { id: code }) : undefined),
  });
  const count = data?.totals?.all ?? data?.pagination?.totalResults ?? data?.orders.length ?? 0;
  if (!data && error) return null;
  const rows = data?.orders.slice(0, SHOWN).map((row) => ({ key: row.code, row })) ?? [];
  return (
    <section>
      <div className="page-part overview-part last-orders">
        <Heading>{t('my-account.lastOrders')}</Heading>
        {rows.length > 0 && hasStorePages() && (
          <a className="small" href={storeLink('orderHistory', {})}>
            {t('my-account.allOrders', { count })}
          </a>
        )}
      </div>
      {!data && <RowsAwaited label={t('my-account.loading')} rows={SHOWN} />}
      {rows.length > 0 && <ListTable caption={t('my-account.lastOrders')} columns={columns} rows={rows} />}
      {data && rows.length === 0 && (
        <p className="page-part overview-part quiet">{t('my-account.noOrders')}</p>
      )}
    </section>
  );
};

type YourPagesProps = {
  heading: Heading;
  /** The customer's qualification level, if it is known. */
  level: BuyerLevel | undefined;
};

/** Links to the pages of the account that are there, each with what it is for. */
const YourPages = ({ heading: Heading, level }: YourPagesProps) => {
  const t = useWords<typeof en>();
  const routes = accountRoutes({
    orderHistory: useFlag('orderHistory'),
    addressBook: useFlag('addressBook'),
    accountQualifications: useFlag('accountQualifications'),
  });
  if (!hasStorePages()) return null;
  return (
    <section className="page-part overview-part">
      <Heading>{t('my-account.pages')}</Heading>
      <ul className="page-links">
        {routes.flat().map((route) => (
          <li key={route}>
            <a href={storeLink(route, {})}>{t(`my-account.page.${route}`)}</a>
            <p className="quiet small">
              {route === 'qualifications' && level !== undefined
                ? t('my-account.level', { level: letterOf(level) })
                : t(`my-account.note.${route}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The first page of the order history, which has the newest orders and how many there are in each status. */
const NEWEST = { query: '', status: '', from: '', to: '', sort: 'byDate', page: 0 };
const OVERDUE = { query: '', status: 'OVERDUE', account: '', page: 0 };
const ENDING = { query: '', statuses: 'EXPIRING', sort: 'byExpiration', page: 0 };

/** The sample invoice of author mode, which is overdue (EMB-11). */
const sampleOverdue = (): Invoices => {
  const toPay = sampleCart().totalPrice;
  const due = new Date(now()).toISOString().slice(0, 10);
  const invoices = [{ status: 'OVERDUE', due }];
  return { invoices, totals: [{ toPay }], accounts: [] } as unknown as Invoices;
};

/** Reads what the overview shows, each thing by itself. What a flag turns off is undefined. Source: SHL-06, ACC-01 h. */
const useOverview = (of: Customer | undefined) => {
  const hasOrders = useFlag('orderHistory');
  const hasTypes = useFlag('accountQualifications').length > 0;
  const orders = useCustomerRead(
    'orders.read',
    ordersQuery(hasOrders ? of : undefined, NEWEST),
    sampleOrders(),
  );
  const levels = qualificationsQuery(hasTypes ? of : undefined);
  const qualifications = useCustomerRead('qualifications.read', levels, { types: [] });
  return {
    invoices: useCustomerRead('invoices.read', invoicesQuery(of, OVERDUE), sampleOverdue()),
    orders: hasOrders ? orders : undefined,
    quotes: useCustomerRead('quotes.read', quotesQuery(of, ENDING), { quotes: [], sorts: [] }),
    qualifications: hasTypes ? qualifications : undefined,
  };
};

export type OverviewReads = ReturnType<typeof useOverview>;
/** A thing that is read. */
export type Thing = keyof OverviewReads;
