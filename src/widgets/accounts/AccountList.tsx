import type { Account } from '../../api/account/account.contract.ts';
import { ACCOUNTS_A_PAGE, accountsPageQuery } from '../../api/account/account.queries.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import type { Column } from '../kit/page/ListTable.tsx';
import { useListView } from '../kit/page/list-view.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { isUnconfirmed, useAccountTexts } from './account-texts.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** From how many accounts a search stands above them. */
const SEARCHED_FROM = 11;

/** Shows the accounts that the customer orders for, personal ones first. The search is in the address. Source: ACC-05 a, d. */
export const AccountList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof en>();
  const view = useListView({
    query: { kind: 'search', label: t('accounts.search'), hint: t('accounts.searchHint') },
  });
  const { query, page } = view.wanted;
  const read = useCustomerRead('accounts.read', accountsPageQuery(of, { query, page }), sampleAccounts());
  const { accounts = [], pagination } = read.data ?? {};
  const total = pagination?.totalResults ?? accounts.length;
  const isSearched = view.isNarrowed || total >= SEARCHED_FROM;
  return (
    <ListPage
      {...{ t, heading, up, read }}
      name="accounts"
      view={isSearched ? view : { ...view, filters: {} }}
      list={read.data && { rows: accounts, total }}
      pageSize={ACCOUNTS_A_PAGE}
      keyOf={({ id }) => id}
      columns={useAccountColumns()}
      filterLabel={t('accounts.filter')}
      none={{ title: t('accounts.noMatch', { words: query }) }}
      emptyActions={
        hasStorePages() && <LinkButton href={storeLink('contactUs', {})}>{t('accounts.support')}</LinkButton>
      }
    />
  );
};

/** Returns the columns of accounts. Of an unconfirmed one there are name and number only. Source: ACC-05 a, c, e. */
const useAccountColumns = (): readonly Column<Account>[] => {
  const t = useWords<typeof en>();
  const texts = useAccountTexts();
  const confirmed = (key: 'qGlobal' | 'aimsweb' | 'tax' | 'billing', cell: Column<Account>['cell']) => ({
    key,
    head: t(`accounts.${key}`),
    cell: (account: Account) => (isUnconfirmed(account) ? '–' : cell(account)),
  });
  return [
    {
      key: 'account',
      head: t('accounts.name'),
      main: true,
      cell: (account) => (
        <>
          <a href={`?id=${encodeURIComponent(account.id)}`}>
            <bdi>{account.name}</bdi>
          </a>{' '}
          {account.isDefault && <Badge>{t('accounts.default')}</Badge>}
          <p className="quiet">{isUnconfirmed(account) ? t('accounts.notConfirmed') : texts.type(account)}</p>
        </>
      ),
    },
    {
      key: 'number',
      head: t('accounts.number'),
      cell: ({ number, isTemporary }) => (
        <div>
          <span className="num">{number ?? '–'}</span>
          {isTemporary && <p className="quiet">{t('accounts.temporary')}</p>}
        </div>
      ),
    },
    confirmed('qGlobal', ({ qGlobal = [] }) => (
      <div>
        {qGlobal.length === 0 && t('accounts.none')}
        {qGlobal.map((one) => (
          <div key={one.number}>
            <span className="num">{one.number}</span>
            <p className="quiet">{texts.owner(one)}</p>
          </div>
        ))}
      </div>
    )),
    confirmed('aimsweb', texts.aimsweb),
    confirmed('tax', texts.tax),
    confirmed('billing', ({ billingAddress: address }) =>
      address ? (
        <bdi>{[address.line1, address.town].filter(Boolean).join(', ')}</bdi>
      ) : (
        <span className="account-missing">{t('accounts.missing')}</span>
      ),
    ),
  ];
};
