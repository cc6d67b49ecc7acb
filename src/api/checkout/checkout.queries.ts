import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { customerQuery } from '../query.ts';
import { getCheckoutCart, type CheckoutCart } from './checkout-cart.contract.ts';
import { listDeliveryModes } from './delivery.contract.ts';

/**
 * Reads the cart with everything that was chosen in its checkout. It is read again when any widget or tab changes its
 * lines. Source: CHK-01.
 */
export const checkoutCartQuery = (of: CartAddress | undefined) =>
  customerQuery({
    of,
    resource: 'checkoutCart',
    part: [of?.cartId ?? ''],
    read: (path, signal) => callService(getCheckoutCart, { path, query: { fields: CART_FIELDS }, signal }),
    follows: ['cart'],
  });

/**
 * Reads the shipping methods of the cart. Nothing is requested until it has an address. Another address or other lines
 * are read again, so the result always fits the cart. Source: CHK-08.
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
