import { deleteCart, saveCart } from '../../../src/api/cart/cart-writes.contract.ts';
import * as saved from '../../../src/api/saved-cart/saved-cart.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const CART = 'assess-cart';
const SAVED = 'assess-saved-carts';
const NAMED = {
  saveCartName: 'Letters and digits, at most 50.',
  saveCartDescription: 'At most 250 characters.',
};
const COPY = { name: NAMED.saveCartName, description: NAMED.saveCartDescription };
const GONE =
  '`CartError`, reason `notFound`: the cart is gone, or it is no longer a saved cart. The widgets tell the shopper.';
const ANSWERS = {
  '400': GONE,
  '404': 'The same as 400.',
  '409':
    '`CartLocked`: an order of this cart is under way. The cart can’t be changed until the order’s outcome is known.',
};
const IF_MATCH = { 'If-Match': 'The version that the shopper saw. Left out if carts have no version.' };

/** The calls of a customer's saved carts (CRT-07, SES-11). */
export const savedCartCalls: readonly CommerceCall[] = [
  {
    endpoint: saveCart,
    summary:
      'Saves a customer’s cart under a name. For a saved cart, it changes the name. For a cart that was just deleted, it undoes the deletion.',
    askedBy: [CART, SAVED, 'assess-session'],
    neededBy: 'sign-in',
    query: NAMED,
    headers: IF_MATCH,
    errors: {
      ...ANSWERS,
      '400': '`ValidationError`: the name is not valid. The field of the name says so. ' + GONE,
      '412': 'The cart is not at the version in If-Match. The widgets read it and tell the shopper.',
    },
  },
  {
    endpoint: deleteCart,
    summary: 'Deletes the customer’s earlier cart, if the customer chooses that at sign-in.',
    askedBy: ['assess-session'],
    neededBy: 'sign-in',
    headers: IF_MATCH,
    errors: {
      '400':
        '`CartError`, reason `notFound`: the cart expired or became an order. The widgets make a new one.',
      '404': 'The same as 400 with `CartError`.',
      '412':
        'The cart has changed since the shopper saw it. It is not deleted, and the widgets ask the shopper again.',
    },
  },
  {
    endpoint: saved.listCarts,
    summary: 'Lists the customer’s saved carts, without their lines.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    query: {
      savedCartsOnly: 'Always `true`.',
      fields: 'The fields of a cart that the list shows, `pagination` and `sorts`.',
      currentPage: 'The number of the page, from 0.',
      pageSize: '20, or 100 if the widgets look for a copy whose answer was lost.',
      sort: '`byDateSaved`, `byName` or `byDateModified`.',
    },
  },
  {
    endpoint: saved.readSavedCart,
    summary: 'Reads one saved cart with its lines.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    query: { fields: 'Always `savedCartData(FULL)`.' },
    errors: { '400': GONE, '404': 'The same as 400.' },
  },
  {
    endpoint: saved.restoreSavedCart,
    summary:
      'Makes a saved cart the current one. The widgets have saved the previous current cart before this call.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    errors: ANSWERS,
  },
  {
    endpoint: saved.cloneSavedCart,
    summary: 'Makes another saved cart with the same lines.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    query: COPY,
    errors: ANSWERS,
  },
  {
    endpoint: saved.flagForDeletion,
    summary:
      'Deletes a saved cart. Saving it under its name again undoes this, until the store has removed the cart permanently.',
    askedBy: [SAVED],
    neededBy: 'sign-in',
    errors: ANSWERS,
  },
];
