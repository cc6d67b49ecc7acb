import { Suspense, useEffect } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { readKept } from '../../../api/checkout/kept-placing.ts';
import { totalSent } from '../../../api/checkout/kept-placing.contract.ts';
import { placingCode } from '../../../api/checkout/late-placing.ts';
import { totalToPay } from '../../../api/checkout/step-cart.rules.ts';
import { isServiceError } from '../../../core/errors.ts';
import { moneyText } from '../../parts/commerce/Price.tsx';
import { lazyPart } from '../../kit/element/late-part.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { letCartGo, useCheckoutCart } from './checkout-cart.ts';
import { goneCart } from './gone-cart.ts';
import { NoPart } from './NoPart.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useListsAhead } from './read-ahead.ts';
import { leadToOrder } from './lead-to-order.ts';
import { isPressedHere } from './step-address.ts';
import { UnderWay } from '../placing/PlacingPart.tsx';
import { useKeptTry } from '../placing/useKeptTry.ts';
import { usePlaceOrder } from '../placing/usePlaceOrder.ts';
import { Steps } from './Steps.tsx';
import { useEntryCheck } from './useEntryCheck.ts';
import { useFrozenFlags } from './useFlagsIn.ts';

/** Most visits do not need this part (PERF-02). */
const WithoutCart = lazyPart(async () => ({ default: (await import('./WithoutCart.tsx')).WithoutCart }));

type CartFlowProps = {
  at: CartAddress;
  purpose: 'order' | 'quote';
  wanted: string | undefined;
  headingLevel: number;
};

/** Draws the steps of a cart once it is loaded, and what replaces them until then or if there is no cart. */
export const CartFlow = (props: CartFlowProps) => {
  const { at, headingLevel } = props;
  useListsAhead(at);
  const { data: cart, error, isFetching, refetch } = useCheckoutCart(at);
  const kept = useKeptTry();
  const placing = usePlaceOrder(cart);
  const { state } = placing;
  useEffect(() => {
    // Only an order of the current state counts. An order of an earlier cart says nothing about this one.
    if (state.state !== 'placed' || placingCode()?.orderPlacing().state !== state) return;
    leadToOrder(state.order);
    letCartGo(at);
  }, [state, at]);
  const check = useEntryCheck(at);
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
  if (cart && flags)
    return (
      <Steps
        {...props}
        cart={cart}
        placing={placing}
        flags={flags}
        check={check}
        stale={error ?? undefined}
        onRetry={() => void refetch()}
      />
    );
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
  const total = totalSent(readKept(), key) ?? (cart && totalToPay(cart));
  return total && moneyText(total);
};
