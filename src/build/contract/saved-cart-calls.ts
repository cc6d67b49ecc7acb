import { deleteCart, saveCart } from '../../api/cart/two-carts.contract.ts';
import * as saved from '../../api/saved-cart/saved-cart.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const CART = 'assess-cart';
const SAVED = 'assess-saved-carts';
const NAMED = {
  saveCartName: 'letters and digits, 50 at the most',
  saveCartDescription: '250 characters at the most',
};
const COPY = { name: NAMED.saveCartName, description: NAMED.saveCartDescription };
const GONE =
  '`CartError`, reason `notFound`: the cart is gone, or is no saved one any more; the shopper is told.';
const ANSWERS = {
  '400': GONE,
  '404': 'As 400.',
  '409': '`CartLocked`: an order of this cart is under way; nothing is changed until it is settled.',
};
const IF_MATCH = { 'If-Match': 'the version that the shopper saw; left out where carts have none' };

/** The calls of a customer's saved carts (CRT-07, SES-11). */
export const savedCartCalls: readonly CommerceCall[] = [
  {
    endpoint: saveCart,
    summary:
      'Puts a customer’s cart aside under a name; gives a saved one another name, or brings one back that was deleted just now.',
    askedBy: [CART, SAVED, 'assess-session'],
    neededBy: 'sign-in',
    query: NAMED,
    headers: IF_MATCH,
    errors: {
      ...ANSWERS,
      '400': '`ValidationError`: the name is not taken; the field says so. ' + GONE,
      '412': 'The cart is not at the version in If-Match. It is read, and the shopper is told.',
    },
  },
  {
    endpoint: deleteCart,
    summary: 'Deletes the customer’s earlier cart, where they decide so at sign-in.',
    askedBy: ['assess-session'],
    neededBy: 'sign-in',
    headers: IF_MATCH,
    errors: {
      '400': '`CartError`, reason `notFound`: the cart expired or became an order. A new one is made.',
      '404': 'As 400 with `CartError`.',
      '412': 'The cart was changed since the shopper saw it: it stays, and they are asked again.',
    },
  },
  {
    endpoint: saved.listCarts,
    summary: 'Lists the customer’s saved carts, without their lines.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    query: {
      savedCartsOnly: '`true`',
      fields: 'what the list shows of each cart, `pagination` and `sorts`',
      currentPage: 'from 0',
      pageSize: '20, and 100 where a copy is looked for whose answer was lost',
      sort: '`byDateSaved`, `byName` or `byDateModified`',
    },
  },
  {
    endpoint: saved.readSavedCart,
    summary: 'Reads one saved cart with its lines.',
    askedBy: [CART, SAVED],
    neededBy: 'sign-in',
    query: { fields: '`savedCartData(FULL)`' },
    errors: { '400': GONE, '404': 'As 400.' },
  },
  {
    endpoint: saved.restoreSavedCart,
    summary: 'Makes a saved cart the current one. What was the current one has been saved before.',
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
      'Deletes a saved cart. It is brought back by saving it under its name again, while the store has not removed it for good.',
    askedBy: [SAVED],
    neededBy: 'sign-in',
    errors: ANSWERS,
  },
];
