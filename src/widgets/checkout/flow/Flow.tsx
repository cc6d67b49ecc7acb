import { cartAddress } from '../../../api/cart/cart-address.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { CartFlow } from './CartFlow.tsx';
import { ConfirmationPart } from './ConfirmationPart.tsx';
import { useNoteUse } from './useHeadingFocus.ts';
import { purposeHere, readStepAddress, useSearch } from './step-address.ts';

/** Draws a customer's checkout: the confirmation of an order if the address names one, else the steps of a cart. */
export const Flow = ({ headingLevel }: { headingLevel: number }) => {
  const { step, order, cart, purpose } = readStepAddress(useSearch());
  const note = useNoteUse();
  const mine = cartAddress();
  if (mine === undefined) return <CheckoutSkeleton />;
  const at = cart === undefined ? mine : { ...mine, cartId: cart };
  return (
    <div onFocusCapture={note}>
      {step === 'confirmation' && order !== undefined ? (
        <ConfirmationPart key={order} at={at} order={order} headingLevel={headingLevel} />
      ) : (
        <CartFlow
          key={at.cartId}
          at={at}
          purpose={purposeHere(purpose)}
          wanted={step}
          headingLevel={headingLevel}
        />
      )}
    </div>
  );
};
