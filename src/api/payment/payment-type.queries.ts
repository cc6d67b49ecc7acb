import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import { customerQuery } from '../query.ts';
import { listPaymentTypes } from './payment-type.contract.ts';

/**
 * How the cart can be paid; nothing is asked until the cart is known. Another account or other amounts ask anew, so what is given is
 * always of the cart as it is. Source: CHK-10 to CHK-12.
 */
export const paymentTypesQuery = (of: CartAddress | undefined, cart: CheckoutCart | undefined) =>
  customerQuery({
    of: cart && of,
    resource: 'paymentTypes',
    part: [of?.cartId ?? '', dependsOn(cart)],
    read: async (path, signal) => (await callService(listPaymentTypes, { path, signal })).paymentTypes,
    // Without a saved card that type is not offered.
    follows: ['cards'],
  });

const dependsOn = (cart: CheckoutCart | undefined): string =>
  JSON.stringify([
    cart?.code,
    cart?.customerAccount?.id,
    cart?.subTotal?.value,
    cart?.totalPrice?.value,
    cart?.totalTax?.value,
  ]);
