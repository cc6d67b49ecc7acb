import { Suspense, useState } from 'react';
import { cartAddress } from '../../../api/cart/cart-address.ts';
import { loadConfirmation } from '../confirmation/load-confirmation.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { lazyPart } from '../../shared/element/load-part.ts';
import { useHost } from '../../shared/element/widget-context.ts';
import { CartFlow } from './CartFlow.tsx';
import { useNoteUse } from './useHeadingFocus.ts';
import { readStepAddress, useSearch } from './step-address.ts';

/** A boundary of its own below: what suspends before it was ever drawn would forget its part again. */
const useConfirmation = () => {
  const host = useHost();
  const [part] = useState(() =>
    lazyPart(async () => ({ default: (await loadConfirmation(host)).Confirmation })),
  );
  return part;
};

/** A customer's checkout: the confirmation of an order where the address names one, else the steps of a cart. */
export const Flow = ({ headingLevel }: { headingLevel: number }) => {
  const { step, order, cart, purpose } = readStepAddress(useSearch());
  const note = useNoteUse();
  const Confirmation = useConfirmation();
  const mine = cartAddress();
  if (mine === undefined) return <CheckoutSkeleton />;
  const at = cart === undefined ? mine : { ...mine, cartId: cart };
  return (
    <div onFocusCapture={note}>
      {step === 'confirmation' && order !== undefined ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <Confirmation key={order} at={at} order={order} headingLevel={headingLevel} />
        </Suspense>
      ) : (
        <CartFlow key={at.cartId} at={at} purpose={purpose} wanted={step} headingLevel={headingLevel} />
      )}
    </div>
  );
};
