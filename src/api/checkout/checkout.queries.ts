import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { customerQuery } from '../query.ts';
import { getCheckoutCart, type CheckoutCart } from './checkout-cart.contract.ts';
import { listDeliveryModes } from './delivery.contract.ts';

/** The cart with all that its checkout has chosen. Follows changes of its lines by whatever widget or tab. Source: CHK-01. */
export const checkoutCartQuery = (of: CartAddress | undefined) =>
  customerQuery({
    of,
    resource: 'checkoutCart',
    part: [of?.cartId ?? ''],
    read: (path, signal) => callService(getCheckoutCart, { path, query: { fields: CART_FIELDS }, signal }),
    follows: ['cart'],
  });

/**
 * How the cart can be sent; nothing is asked until it has an address. Another address or other lines ask anew, so what is given is
 * always of the cart as it is. Source: CHK-08.
 */
export const deliveryModesQuery = (of: CartAddress | undefined, cart: CheckoutCart | undefined) =>
  customerQuery({
    of: cart?.deliveryAddress && of,
    resource: 'deliveryModes',
    part: [of?.cartId ?? '', dependsOn(cart)],
    read: async (path, signal) => (await callService(listDeliveryModes, { path, signal })).deliveryModes,
  });

const dependsOn = (cart: CheckoutCart | undefined): string =>
  JSON.stringify([
    cart?.code,
    cart?.deliveryAddress,
    cart?.subTotal?.value,
    cart?.entries.map(({ product, quantity }) => [product.code, quantity]),
  ]);
