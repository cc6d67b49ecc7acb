import type { CartAddress } from '../../../api/cart/cart-address.ts';
import { isServiceError } from '../../../core/errors.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { useCheckoutCart } from './checkout-cart.ts';
import { goneCart } from './gone-cart.ts';
import { NoCart } from './NoCart.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { showStep } from './step-address.ts';
import { Steps } from './Steps.tsx';
import { useEffect } from 'react';

type CartFlowProps = {
  at: CartAddress;
  purpose: 'order' | 'quote';
  wanted: string | undefined;
  headingLevel: number;
};

/** The steps of a cart, once it is there; what stands in their place while it is not, or where there is none. */
export const CartFlow = (props: CartFlowProps) => {
  const { at, headingLevel } = props;
  const { data: cart, error, isFetching, refetch } = useCheckoutCart(at);
  const gone = error ? goneCart(error) : undefined;
  const ordered = gone?.order;
  useEffect(() => {
    if (ordered !== undefined) showStep('confirmation', 'replace', ordered);
  }, [ordered]);
  if (ordered !== undefined) return <CheckoutSkeleton />;
  if (gone || cart?.entries.length === 0) return <NoCart headingLevel={headingLevel} />;
  if (cart) return <Steps {...props} cart={cart} stale={error ?? undefined} onRetry={() => void refetch()} />;
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
