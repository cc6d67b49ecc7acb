import { ServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { customerQuery } from '../query.ts';
import { getCheckoutCart, previewCheckout, type EnteredCart } from './checkout-cart.contract.ts';

/** Reads the cart as its checkout would begin, or on a host without that call as it stands. Source: CHK-21, LEAD-01 g. */
export const checkoutPreviewQuery = (of: CartAddress | undefined) =>
  customerQuery({
    of,
    resource: 'checkoutPreview',
    part: [of?.cartId ?? ''],
    read: async (path, signal): Promise<EnteredCart> => {
      try {
        return await callService(previewCheckout, { path, signal });
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 404) throw error;
        const cart = await callService(getCheckoutCart, { path, query: { fields: CART_FIELDS }, signal });
        return { ...cart, cartModifications: [], chosen: [], notChosen: [] };
      }
    },
    follows: [
      'cart',
      'checkoutCart',
      'accounts',
      'addresses',
      'cards',
      'preferences',
      'qGlobalAccounts',
      'qualifications',
      'qualifiedUsers',
    ],
  });
