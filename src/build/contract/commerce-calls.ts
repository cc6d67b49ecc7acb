import * as writes from '../../api/cart/cart-writes.contract.ts';
import { getCart } from '../../api/cart/cart.contract.ts';
import { getProduct, lookupProducts } from '../../api/product/product-calls.contract.ts';
import { searchProducts } from '../../api/product/search.contract.ts';
import { suggestProducts } from '../../api/product/suggestions.contract.ts';
import { logoutUser, readUser } from '../../auth/customer/user.contract.ts';
import { choosingCalls } from './checkout-calls.ts';
import type { CommerceCall } from './commerce-call.ts';
import { orderCalls } from './order-calls.ts';
import { quoteCalls } from './quote-calls.ts';
import { savedCartCalls } from './saved-cart-calls.ts';

const [CART, MINI, QUICK, SESSION] = [
  'assess-cart',
  'assess-mini-cart',
  'assess-quick-order',
  'assess-session',
];
const FIELDS = { fields: 'OCC’s level of detail, FULL; `code,guid` alone where a cart is made' };
const IF_MATCH = { 'If-Match': 'the version that the shopper saw; left out where carts have none' };
const KEY = { 'Idempotency-Key': 'the same key with the same body is done once, and answered alike' };

/** The errors of calls that address a cart. */
const NO_CART = {
  '400': '`CartError`, reason `notFound`: the cart expired or became an order. A new one is made.',
  '404': 'As 400 with `CartError`.',
};
const REFUSED = {
  '400':
    '`CartError`, reason `notFound`: the cart is gone. `UnknownIdentifierError`: there is no such product. `InsufficientStockError`, ' +
    'reason `noStock`: there is none of it. Any other type: this line is not taken.',
  '404': 'As 400.',
};
const OF_LINE = {
  '400':
    '`CartError`, reason `notFound`: the cart is gone. `CartEntryError`, reason `notFound`: the line is gone. `InsufficientStockError`: ' +
    'there is too little of it.',
  '404': 'As 400.',
  '412': 'The cart is not at the version in If-Match. It is read, and the change sent once more.',
};
const NO_PRODUCT = { '400': '`UnknownIdentifierError`: there is no such product.', '404': 'As 400.' };

/** Every call to commerce that a widget makes (API-07). */
export const commerceCalls: readonly CommerceCall[] = [
  {
    endpoint: getCart,
    summary: 'Reads the visitor’s cart: an anonymous one by its guid, a customer’s by `current`.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'every host',
    query: FIELDS,
    errors: NO_CART,
  },
  {
    endpoint: writes.createCart,
    summary:
      'Makes a cart, with the first product that is added. At sign-in it takes the anonymous cart over, or merges it.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'every host',
    query: {
      ...FIELDS,
      oldCartId: 'the guid of the anonymous cart that a customer takes over',
      toMergeCartGuid: 'the customer’s cart that it is merged into',
    },
    status: 201,
    errors: NO_CART,
  },
  {
    endpoint: writes.addEntry,
    summary: 'Adds units of one product; one call a line.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'plain',
    errors: REFUSED,
  },
  {
    endpoint: writes.addEntries,
    summary: 'ours: adds up to 25 lines, each with a result of its own, in the order asked.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'extended',
    headers: KEY,
    errors: NO_CART,
  },
  {
    endpoint: writes.updateEntry,
    summary: 'Sets the quantity of a line.',
    askedBy: [CART, MINI],
    neededBy: 'every host',
    headers: IF_MATCH,
    errors: OF_LINE,
  },
  {
    endpoint: writes.removeEntry,
    summary: 'Removes a line.',
    askedBy: [CART, MINI],
    neededBy: 'every host',
    headers: IF_MATCH,
    errors: OF_LINE,
  },
  {
    endpoint: writes.validateCart,
    summary: 'Brings the cart up to stock and catalogue, and tells each change.',
    askedBy: [CART, 'assess-checkout'],
    neededBy: 'every host',
    errors: NO_CART,
  },
  {
    endpoint: getProduct,
    summary: 'Looks a product up by its code.',
    askedBy: [CART, 'assess-product', QUICK, SESSION],
    neededBy: 'every host',
    query: FIELDS,
    errors: NO_PRODUCT,
  },
  {
    endpoint: lookupProducts,
    summary: 'ours: looks up to 25 products up by product code, ISBN-10, ISBN-13 or UPC.',
    askedBy: [CART, QUICK, SESSION],
    neededBy: 'extended',
    query: FIELDS,
  },
  {
    endpoint: searchProducts,
    summary: 'Finds products by words, with what they can be filtered and put in order by.',
    askedBy: ['assess-search-results'],
    neededBy: 'every host',
    query: {
      ...FIELDS,
      query: '`text:sort:facet:value…`, the sort `relevance` where none is chosen',
      currentPage: 'from 0',
      pageSize: '20',
    },
  },
  {
    endpoint: suggestProducts,
    summary: 'Suggests what may be searched for, while somebody types. Where it fails, nothing is suggested.',
    askedBy: ['assess-search'],
    neededBy: 'every host',
    query: { term: 'what is typed, two characters at least', max: '8' },
  },
  ...savedCartCalls,
  {
    endpoint: readUser,
    summary: 'The names of who is signed in.',
    askedBy: ['assess-account-menu', 'assess-header'],
    neededBy: 'sign-in',
  },
  {
    endpoint: logoutUser,
    summary: 'Forgets the session of who signs out.',
    askedBy: ['assess-account-menu', 'assess-header', SESSION],
    neededBy: 'sign-in',
  },
  ...choosingCalls,
  ...orderCalls,
  ...quoteCalls,
];
