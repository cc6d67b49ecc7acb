import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { PAGE_SIZE, SAVED_CART_SORTS, savedCartsQuery } from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { ListPage } from '../kit/page/ListPage.tsx';
import { useListView } from '../kit/page/list-view.ts';
import { useRemovedRows } from '../kit/page/useRemovedRows.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { cartLink } from '../../api/links/store-link.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { SavedCartNotices, DeletedCart } from './SavedCartNotices.tsx';
import { samplePage } from './sample-carts.ts';
import { useCartActs } from './useCartActs.tsx';
import { useCartColumns } from './useCartColumns.tsx';
import { useRestore } from './useRestore.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const codeOf = ({ code }: SavedCart): string => code;

/** Shows the customer's saved carts, one page at a time. Order and page are in the address. Source: CRT-07 c to e. */
export const SavedCartList = ({ of, heading, up }: CustomerPage) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const sorts = SAVED_CART_SORTS.map((code) => ({ code, name: t(`saved-carts.sort.${code}`) }));
  const view = useListView({}, sorts);
  const { page, sort } = view.wanted;
  const read = useCustomerRead('savedCarts.read', savedCartsQuery(of, page, sort), samplePage());
  const carts = read.data?.carts ?? [];
  const taken = carts.map(({ name }) => name);
  const restore = useRestore();
  const acts = useCartActs(of, taken);
  const removed = useRemovedRows<SavedCart>(`${page} ${sort}`, codeOf, {
    drawn: (cart) => <DeletedCart cart={cart} acts={acts} onUndo={() => void putBack(cart)} />,
    back: '.restore',
  });
  const remove = (cart: SavedCart): Promise<void> =>
    removed.remove(cart, carts, () => acts.remove(cart, () => void remove(cart)));
  const putBack = (cart: SavedCart): Promise<void> =>
    removed.putBack(cart, () => acts.putBack(cart, () => void putBack(cart)));
  const restored = async (cart: Pick<SavedCart, 'code' | 'name'>): Promise<void> => {
    acts.dismiss();
    await restore.restore(cart, taken);
    focus('.restore-notice');
  };
  const cart = cartLink();
  const columns = useCartColumns({
    acts,
    restoring: restore.state?.busy === 'restore' ? restore.state.cart.code : undefined,
    onRestore: (one) => void restored(one),
    onDelete: (one) => void remove(one),
  });

  return (
    <>
      <ListPage
        {...{ t, heading, up, view, read, columns }}
        name="saved-carts"
        list={read.data && { rows: carts, total: read.data.total }}
        pageSize={PAGE_SIZE}
        keyOf={codeOf}
        arrange={removed.arrange}
        notices={<SavedCartNotices {...{ restore, acts }} onRestore={restored} />}
        noPage={t('saved-carts.noPage')}
        emptyIcon="trolley"
        emptyActions={
          cart !== undefined && (
            <LinkButton variant="primary" href={cart}>
              {t('saved-carts.viewCart')}
            </LinkButton>
          )
        }
      />
      {acts.dialog}
    </>
  );
};
