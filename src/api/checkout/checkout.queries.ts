import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { customerQuery } from '../query.ts';
import {
  enterCheckout,
  getCheckoutCart,
  type CheckoutCart,
  type ChosenByItself,
  type NotChosen,
} from './checkout-cart.contract.ts';
import { listDeliveryModes } from './delivery.contract.ts';

/**
 * The entry of a checkout. With `enters`, the first read lets the service adapt the cart and make the choices that need no
 * question; what follows only reads. A host that has no such call only reads too. Source: CHK-21, CRT-05.
 */
export class CheckoutEntry {
  /** The product codes of lines that the service changed or removed. */
  changed: readonly string[] = [];
  /** What the service chose. */
  chosen: readonly ChosenByItself[] = [];
  /** What it could not choose as before. */
  notChosen: readonly NotChosen[] = [];
  #enters: boolean;

  constructor(enters: boolean) {
    this.#enters = enters;
  }

  async read(path: CartAddress, signal: AbortSignal): Promise<CheckoutCart> {
    if (!this.#enters) return readCart(path, signal);
    try {
      const { cartModifications, chosen, notChosen, ...cart } = await callService(enterCheckout, {
        path,
        body: {},
        signal,
      });
      this.changed = [...new Set(cartModifications.flatMap(({ entry }) => entry?.product?.code ?? []))];
      this.chosen = chosen;
      this.notChosen = notChosen;
      this.#enters = false;
      return cart;
    } catch (error) {
      if (!isServiceError(error) || error.status !== 404) throw error;
      this.#enters = false;
      return readCart(path, signal);
    }
  }
}

const readCart = (path: CartAddress, signal: AbortSignal): Promise<CheckoutCart> =>
  callService(getCheckoutCart, { path, query: { fields: CART_FIELDS }, signal });

/** Reads the cart with everything that was chosen in its checkout, again after any change of its lines. Source: CHK-01. */
export const checkoutCartQuery = (of: CartAddress | undefined, entry?: CheckoutEntry) =>
  customerQuery({
    of,
    resource: 'checkoutCart',
    part: [of?.cartId ?? ''],
    read: (path, signal) => (entry ? entry.read(path, signal) : readCart(path, signal)),
    follows: ['cart'],
  });

/** Reads the shipping methods of the cart as it is, once it has an address. Source: CHK-08. */
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
