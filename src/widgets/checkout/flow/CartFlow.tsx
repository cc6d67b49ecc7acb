import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { CheckoutEntry, checkoutCartQuery } from '../../../api/checkout/checkout.queries.ts';
import { keptOrder } from '../../../api/checkout/kept-placing.ts';
import { totalSent } from '../../../api/checkout/kept-placing.contract.ts';
import {
  placingCode,
  hearPlacingCode,
  isTryKept,
  loadPlacingCode,
} from '../../../api/checkout/late-placing.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import { isServiceError } from '../../../core/errors.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { lazyPart } from '../../kit/element/late-part.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { letCartGo, goneCart } from './checkout-cart.ts';
import { NoPart, NotLoaded } from './NotShown.tsx';
import { leadToOrder, isPressedHere } from './step-address.ts';
import { UnderWay } from '../placing/PlacingPart.tsx';
import { usePlaceOrder } from '../placing/usePlaceOrder.ts';
import { Steps, type StepsProps } from './Steps.tsx';
import { accountsQuery } from '../../../api/account/account.queries.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import { queryClient, useCustomerQuery } from '../../../api/query.ts';
import type { GivenFlags } from '../../../core/flags/flag-client.ts';
import { runtime } from '../../../core/runtime.ts';
import { useFlagsIn } from '../../../core/flags/use-flags-in.ts';
import { useNeededPart } from '../parts/missing-part.tsx';

/** Most visits do not need this part (PERF-02). */
const WithoutCart = lazyPart(async () => ({ default: (await import('./NoCart.tsx')).WithoutCart }));

type CartFlowProps = Pick<StepsProps, 'at' | 'purpose' | 'wanted' | 'headingLevel'>;

/** Draws the steps of a cart once it is loaded, and what replaces them until then or if there is no cart. */
export const CartFlow = (props: CartFlowProps) => {
  const { at, headingLevel } = props;
  useListsAhead(at);
  const [entry] = useState(() => new CheckoutEntry(props.wanted === undefined && props.purpose === 'order'));
  // `data` stays while it is read again. The next visit of the checkout on this page enters it again.
  const {
    data: cart,
    error,
    isFetching,
    refetch,
  } = useCustomerQuery({
    ...checkoutCartQuery(at, entry),
    gcTime: 0,
  });
  const kept = useKeptTry();
  const placing = usePlaceOrder(cart);
  const { state } = placing;
  useEffect(() => {
    // Only an order of the current state counts. An order of an earlier cart says nothing about this one.
    if (state.state !== 'placed' || placingCode()?.orderPlacing().state !== state) return;
    leadToOrder(state.order);
    letCartGo(at);
  }, [state, at]);
  const flags = useFrozenFlags(cart !== undefined);
  const gone = error ? goneCart(error) : undefined;
  const ordered = gone?.order;
  useEffect(() => {
    if (ordered !== undefined) leadToOrder(ordered);
  }, [ordered]);
  if (state.state === 'unknown' || state.state === 'challenge')
    return (
      <UnderWay
        {...placing}
        state={state}
        headingLevel={headingLevel}
        amount={amountOf(state.key, cart)}
        isEarlier={placing.pressed === undefined && !isPressedHere(state.key)}
      />
    );
  if (kept.isMissing) return <NoPart headingLevel={headingLevel} />;
  if (kept.isWaiting) return <CheckoutSkeleton says="checkout.loadingPlacing" />;
  if (ordered !== undefined) return <CheckoutSkeleton says="checkout.placed.title" />;
  if (gone || cart?.entries.length === 0)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <WithoutCart headingLevel={headingLevel} isNamed={at.cartId !== 'current'} />
      </Suspense>
    );
  if (cart && flags) return <Steps {...props} cart={cart} placing={placing} flags={flags} entry={entry} />;
  if (cart) return <CheckoutSkeleton />;
  if (error && !(isServiceError(error) && error.kind === 'session-changed'))
    return (
      <NotLoaded
        error={error}
        reading={isFetching}
        onRetry={() => void refetch()}
        headingLevel={headingLevel}
      />
    );
  return <CheckoutSkeleton />;
};

/** Returns the amount to pay as text. After a reload the amount that was sent is known before the cart. Source: CHK-14 i, j. */
const amountOf = (key: string, cart: CheckoutCart | undefined): string | undefined => {
  const total = totalSent(keptOrder.read(), key) ?? (cart && totalToPay(cart));
  return total && moneyText(total);
};

/** Reads accounts and saved addresses together with the cart, as the steps then do. Source: PERF-13. */
const useListsAhead = ({ userId, whose }: CartAddress): void => {
  useEffect(() => {
    const of = { userId, whose };
    void queryClient().prefetchQuery(addressesQuery(of));
    void readAccountsAhead(of);
  }, [userId, whose]);
};

/** An only account will be chosen by itself, and the addresses of an organization are offered first. */
const readAccountsAhead = async (of: Pick<CartAddress, 'userId' | 'whose'>): Promise<void> => {
  const query = accountsQuery(of);
  await queryClient().prefetchQuery(query);
  const [only, ...others] = queryClient().getQueryData(query.queryKey) ?? [];
  if (only?.type === 'ORGANIZATION' && others.length === 0)
    void queryClient().prefetchQuery(addressesQuery(of, only.id));
};

/** Returns the flags of the first step, until the checkout ends or is reloaded. Source: FLG-07, REL-07 a. */
const useFrozenFlags = (isNext: boolean): GivenFlags | undefined => {
  const isShown = useFlagsIn() && isNext;
  return useMemo(() => (isShown ? runtime().registry.getSnapshot().flags : undefined), [isShown]);
};

/** Loads the code that places an order if a try is kept, and waits for what became of it. Source: CHK-14, PERF-02. */
const useKeptTry = (): { isWaiting: boolean; isMissing: boolean } => {
  const isKept = useSyncExternalStore(keptOrder.hear, isTryKept);
  // After a press on this page the code is there at once: nothing may replace the button that has the focus.
  const isWaiting = useSyncExternalStore(hearPlacingCode, placingCode) === undefined && isKept;
  const { isMissing } = useNeededPart(loadPlacingCode, isWaiting);
  return { isWaiting, isMissing };
};
