import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { CheckoutCart } from '../checkout/checkout-cart.contract.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { listCards } from './card.contract.ts';
import { listPaymentTypes } from './payment-type.contract.ts';

/** The ways to pay for the cart as it is, read again after a change. Source: CHK-10 to CHK-12. */
export const paymentTypesQuery = (of: CartAddress | undefined, cart: CheckoutCart | undefined) =>
  customerQuery({
    of: cart && of,
    resource: 'paymentTypes',
    part: [of?.cartId ?? '', dependsOn(cart)],
    read: async (path, signal) => (await callService(listPaymentTypes, { path, signal })).paymentTypes,
    // The type of saved cards is only offered if there is one.
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

/** The saved cards, with the data that is known outside the payment service. Source: CHK-10 d, ACC-06. */
export const cardsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'cards',
    read: readCards,
  });

export const readCards = async (path: Customer, signal?: AbortSignal) =>
  (await callService(listCards, { path, query: { saved: 'true' }, signal })).payments;
