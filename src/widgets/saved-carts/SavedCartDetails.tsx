import { useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { ServiceError } from '../../core/errors.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { savedCartQuery } from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { useFocusAfter } from '../parts/commerce/useFocusAfter.ts';
import { useLeaving } from '../parts/commerce/useLeaving.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { CartNotices } from './CartNotices.tsx';
import { savedCartsLink } from './cart-page-link.ts';
import { DeletedCart } from './DeletedCart.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { ReadProblem, StaleSavedCarts } from './ReadProblem.tsx';
import { sampleSavedCart } from './sample-carts.ts';
import { SavedCartHead, SavedCartLines } from './SavedCartLines.tsx';
import { useCartActs } from './useCartActs.tsx';
import { savedCartFailure } from '../parts/saved-carts/saved-cart-failure.ts';
import { useReadFailure } from '../parts/commerce/useReadFailure.ts';
import { useRestore } from './useRestore.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Props = { of: Customer | undefined; code: string; heading: Heading };

const GONE = new ServiceError('No saved cart any more.', { kind: 'status', status: 404 });

/** Shows one saved cart: its lines and actions. Source: CRT-07 c to e. */
export const SavedCartDetails = ({ of, code, heading: Heading }: Props) => {
  const t = useSavedCartsMessages();
  const focus = useFocusAfter();
  const query = useCustomerQuery(savedCartQuery(of, code), sampleSavedCart());
  const { data, isFetching, refetch } = query;
  const error = query.error ?? (data === null ? GONE : null);
  const restore = useRestore();
  const acts = useCartActs(of, []);
  const [deleted, setDeleted] = useState<SavedCart>();
  const leaving = useLeaving('cart', query.error, data !== undefined || deleted !== undefined);
  // That the cart was deleted is no failure of the store, and is told here alone.
  const isStillThere = savedCartFailure(query.error) !== 'gone';
  useReadFailure('savedCart.read', isStillThere ? query.error : null);
  const done = restore.state?.done;
  // An action found that the cart was deleted or restored elsewhere.
  const foundGone = restore.state?.failure === 'gone' || acts.failure?.why === 'gone';
  const isGone = foundGone || (error !== null && savedCartFailure(error) === 'gone');
  // If the cart was restored or deleted here, its next read says that it is gone. That is not a failure of the page.
  const shown = data && !deleted && !done && !isGone ? data : undefined;
  const failed =
    error !== null && !deleted && !done && !foundGone && !restore.state?.busy && acts.busy === undefined;

  const restored = async (cart: Pick<SavedCart, 'code' | 'name'>): Promise<void> => {
    acts.dismiss();
    await restore.restore(cart, [cart.name]);
    focus('.restore-notice');
  };
  const remove = async (cart: SavedCart): Promise<void> => {
    const gone = await acts.remove(cart);
    if (gone) setDeleted(cart);
    else focus('.act-notice');
  };
  const putBack = async (cart: SavedCart): Promise<void> => {
    const back = await acts.putBack(cart);
    if (back) setDeleted(undefined);
    focus(back ? '.restore' : '.act-notice');
  };
  const list = <LinkButton href={savedCartsLink()}>{t('saved-carts.all')}</LinkButton>;

  return (
    <>
      <SavedCartHead cart={shown} heading={Heading} acts={acts} onDelete={(cart) => void remove(cart)} />
      <div className="list-notices">
        <CartNotices
          restore={restore}
          acts={acts}
          onRestore={restored}
          onRemove={remove}
          onPutBack={putBack}
          wayOn={list}
        />
        {shown && error && <StaleSavedCarts error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {deleted && <DeletedCart cart={deleted} acts={acts} focus onUndo={() => void putBack(deleted)} />}
      </div>
      {!shown && failed && !leaving && (
        <ReadProblem
          title={t('saved-carts.oneNotLoaded')}
          error={error}
          busy={isFetching}
          heading={Heading}
          onRetry={() => void refetch()}
          wayOn={list}
        />
      )}
      {!shown && !deleted && !done && !foundGone && (!failed || leaving) && (
        <RowsAwaited label={t('saved-carts.loading')} rows={3} />
      )}
      {shown && (
        <SavedCartLines
          cart={shown}
          restoring={restore.state?.busy === 'restore'}
          onRestore={() => void restored(shown)}
        />
      )}
      {acts.dialog}
    </>
  );
};
