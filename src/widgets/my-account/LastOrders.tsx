import { hasStorePages } from '../../core/config/store-pages.ts';
import { ListTable } from '../kit/page/ListTable.tsx';
import type { PageRead, Heading } from '../kit/page/page-read.ts';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { useOrderColumns } from '../parts/order/useOrderColumns.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Orders } from './waiting.ts';

const SHOWN = 3;

type LastOrdersProps = { heading: Heading; read: PageRead & { data: Orders | undefined } };

/** Shows the customer's last three orders, and leads to all of them. That they could not be read is told in a tile. */
export const LastOrders = ({ heading: Heading, read: { data, error } }: LastOrdersProps) => {
  const t = useWords<typeof en>();
  const columns = useOrderColumns({
    hrefOf: (code) => (hasStorePages() ? storeLink('orderDetails', { id: code }) : undefined),
  });
  const count = data?.totals?.all ?? data?.pagination?.totalResults ?? data?.orders.length ?? 0;
  if (!data && error) return null;
  const rows = data?.orders.slice(0, SHOWN).map((row) => ({ key: row.code, row })) ?? [];
  return (
    <section>
      <div className="overview-part last-orders">
        <Heading>{t('my-account.lastOrders')}</Heading>
        {rows.length > 0 && hasStorePages() && (
          <a className="small" href={storeLink('orderHistory', {})}>
            {t('my-account.allOrders', { count })}
          </a>
        )}
      </div>
      {!data && <RowsAwaited label={t('my-account.loading')} rows={SHOWN} />}
      {rows.length > 0 && <ListTable caption={t('my-account.lastOrders')} columns={columns} rows={rows} />}
      {data && rows.length === 0 && <p className="overview-part quiet">{t('my-account.noOrders')}</p>}
    </section>
  );
};
