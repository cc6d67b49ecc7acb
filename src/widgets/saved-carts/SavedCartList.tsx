import { useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { useCustomerQuery } from '../../api/query.ts';
import {
  PAGE_SIZE,
  SAVED_CART_SORTS,
  savedCartsQuery,
  type SavedCartPage,
} from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { pageOf, useAddressValues } from '../kit/page/address-values.ts';
import type { ListRow } from '../kit/page/ListTable.tsx';
import { Pager } from '../kit/page/Pager.tsx';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { SortField } from '../kit/page/SortField.tsx';
import { useFocusAfter } from '../parts/commerce/useFocusAfter.ts';
import { CartNotices } from './CartNotices.tsx';
import { DeletedCart } from './DeletedCart.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { NoSavedCarts } from './NoSavedCarts.tsx';
import { ReadProblem, StaleSavedCarts } from './ReadProblem.tsx';
import { samplePage } from './sample-carts.ts';
import { SavedCartTable } from './SavedCartTable.tsx';
import { useCartActs } from './useCartActs.tsx';
import { useReadFailure } from '../parts/commerce/useReadFailure.ts';
import { useRestore } from './useRestore.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Props = { of: Customer | undefined; heading: Heading };
type Deleted = { cart: SavedCart; place: number; focus: boolean };

/** Returns the rows of a page: its carts, and a placeholder for each cart that was deleted here. */
const rowsOf = (
  { carts }: SavedCartPage,
  deleted: readonly Deleted[],
  instead: (one: Deleted) => ListRow<SavedCart>,
): ListRow<SavedCart>[] => {
  const rows: ListRow<SavedCart>[] = carts.map((row) => ({ key: row.code, row }));
  for (const one of deleted)
    if (!carts.some(({ code }) => code === one.cart.code)) rows.splice(one.place, 0, instead(one));
  return rows;
};

/** Shows the customer's saved carts, one page at a time. Order and page are in the address. Source: CRT-07 c to e. */
export const SavedCartList = ({ of, heading: Heading }: Props) => {
  const t = useSavedCartsMessages();
  const focus = useFocusAfter();
  const [address, setAddress] = useAddressValues(['page', 'sort']);
  const sort = SAVED_CART_SORTS.find((one) => one === address.sort) ?? 'byDateSaved';
  const page = pageOf(address.page);
  const { data, error, isFetching, refetch } = useCustomerQuery(
    savedCartsQuery(of, page, sort),
    samplePage(),
  );
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const taken = data?.carts.map(({ name }) => name) ?? [];
  const restore = useRestore();
  const acts = useCartActs(of, taken);
  useReadFailure('savedCarts.read', error);

  const restored = async (cart: Pick<SavedCart, 'code' | 'name'>): Promise<void> => {
    acts.dismiss();
    await restore.restore(cart, taken);
    focus('.restore-notice');
  };
  const remove = async (cart: SavedCart): Promise<void> => {
    const place = data?.carts.findIndex(({ code }) => code === cart.code) ?? 0;
    setDeleted((all) => [...all.filter((one) => one.cart.code !== cart.code), { cart, place, focus: true }]);
    if (await acts.remove(cart)) return;
    setDeleted((all) => all.filter((one) => one.cart.code !== cart.code));
    focus('.act-notice');
  };
  const putBack = async (cart: SavedCart): Promise<void> => {
    const done = await acts.putBack(cart);
    if (done) setDeleted((all) => all.filter((one) => one.cart.code !== cart.code));
    focus(done ? `[data-row="${CSS.escape(cart.code)}"] .restore` : '.act-notice');
  };
  const turn = (change: { page?: string; sort?: string }): void => {
    setDeleted([]);
    setAddress(change);
    focus('[data-heading]');
  };
  const rows =
    data &&
    rowsOf(data, deleted, (one) => ({
      key: `deleted ${one.cart.code}`,
      instead: (
        <DeletedCart cart={one.cart} acts={acts} focus={one.focus} onUndo={() => void putBack(one.cart)} />
      ),
    }));

  return (
    <>
      <header className="list-head">
        <Heading tabIndex={-1} data-heading>
          {t('saved-carts.title')}
        </Heading>
        {data && data.total > 0 && (
          <span className="quiet num">{t('saved-carts.count', { count: data.total })}</span>
        )}
        {data && data.total > 1 && (
          <SortField
            value={sort}
            sorts={SAVED_CART_SORTS.map((code) => ({ code, name: t(`saved-carts.sort.${code}`) }))}
            onSort={(code) => turn({ sort: code === 'byDateSaved' ? '' : code, page: '' })}
          />
        )}
      </header>
      <div className="list-notices">
        <CartNotices
          restore={restore}
          acts={acts}
          onRestore={restored}
          onRemove={remove}
          onPutBack={putBack}
        />
        {data && error && <StaleSavedCarts error={error} busy={isFetching} onRetry={() => void refetch()} />}
      </div>
      {!data && !error && <RowsAwaited label={t('saved-carts.loading')} rows={4} />}
      {!data && error && (
        <ReadProblem
          title={t('saved-carts.notLoaded')}
          error={error}
          busy={isFetching}
          heading={Heading}
          onRetry={() => void refetch()}
        />
      )}
      {rows && rows.length > 0 && (
        <SavedCartTable
          rows={rows}
          acts={acts}
          restoring={restore.state?.busy === 'restore' ? restore.state.cart.code : undefined}
          onRestore={(cart) => void restored(cart)}
          onDelete={(cart) => void remove(cart)}
        />
      )}
      {rows?.length === 0 && (
        <NoSavedCarts heading={Heading} page={page} onFirst={() => turn({ page: '' })} />
      )}
      {data && (
        <Pager
          page={page}
          pages={data.pages}
          pageSize={PAGE_SIZE}
          total={data.total}
          label={t('saved-carts.pages')}
          onPage={(to) => turn({ page: to === 0 ? '' : String(to + 1) })}
        />
      )}
      {acts.dialog}
    </>
  );
};
