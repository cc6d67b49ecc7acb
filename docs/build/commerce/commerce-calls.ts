import * as writes from '../../../src/api/cart/cart-writes.contract.ts';
import { getCart } from '../../../src/api/cart/cart.contract.ts';
import { readOrderStatus } from '../../../src/api/order/order-status.contract.ts';
import { changePreferences, readPreferences } from '../../../src/api/preferences/preferences.contract.ts';
import { getProduct, lookupProducts, suggestProducts } from '../../../src/api/product/product.contract.ts';
import { searchProducts } from '../../../src/api/product/search.contract.ts';
import { changeUser } from '../../../src/api/user/profile.contract.ts';
import { logoutUser, readUser } from '../../../src/auth/customer/user.contract.ts';
import { choosingCalls } from './checkout-calls.ts';
import type { CommerceCall } from './commerce-call.ts';
import { invoiceCalls } from './invoice-calls.ts';
import { orderCalls } from './order-calls.ts';
import { qualificationCalls } from './qualification-calls.ts';
import { quoteCalls } from './quote-calls.ts';
import { savedCartCalls } from './saved-cart-calls.ts';

const [CART, MINI, QUICK, SESSION] = [
  'assess-cart',
  'assess-mini-cart',
  'assess-quick-order',
  'assess-session',
];
const FIELDS = { fields: 'OCC’s level of detail: FULL, or only `code,guid` when a cart is made.' };
const KEY = {
  'Idempotency-Key':
    'A call with the same key and the same body is done once. It gets the same answer each time, also an empty one, for a day. ' +
    'Left out on a plain OCC host.',
};

/** The errors of calls that address a cart. */
const NO_CART = {
  '400': '`CartError`, reason `notFound`: the cart expired or became an order. The widgets make a new one.',
  '404': 'The same as 400 with `CartError`.',
};
const REFUSED = {
  '400':
    '`CartError`, reason `notFound`: the cart is gone. `UnknownIdentifierError`: there is no such product. `InsufficientStockError`, ' +
    'reason `noStock`: it is out of stock. Any other type: the line is refused.',
  '404': 'The same as 400.',
};
const OF_LINE = {
  '400':
    '`CartError`, reason `notFound`: the cart is gone. `CartEntryError`, reason `notFound`: the line is gone. `InsufficientStockError`: ' +
    'there is not enough stock.',
  '404': 'The same as 400.',
  '412': 'The cart is not at the version in If-Match. The widgets read it and send the change once more.',
};
const NO_PRODUCT = {
  '400': '`UnknownIdentifierError`: there is no such product.',
  '404': 'The same as 400.',
};

/** Every call to commerce that a widget makes (API-07). */
export const commerceCalls: readonly CommerceCall[] = [
  {
    endpoint: getCart,
    summary: 'Reads the visitor’s cart: an anonymous cart by its guid, a customer’s cart by `current`.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'every host',
    query: FIELDS,
    errors: NO_CART,
  },
  {
    endpoint: writes.createCart,
    summary:
      'Makes a cart, when the first product is added. At a sign-in, it makes the anonymous cart the customer’s, or merges it into the customer’s cart.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'every host',
    query: {
      ...FIELDS,
      oldCartId: 'The guid of the anonymous cart that becomes the customer’s.',
      toMergeCartGuid: 'The guid of the customer’s cart into which the anonymous cart is merged.',
    },
    status: 201,
    errors: NO_CART,
  },
  {
    endpoint: writes.addEntry,
    summary: 'Adds units of one product. There is one call for each line.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'plain',
    errors: REFUSED,
  },
  {
    endpoint: writes.addEntries,
    summary:
      'Adds up to 25 lines and answers with a result for each, in the order of the request. This call is not part of OCC.',
    askedBy: [CART, MINI, QUICK, SESSION],
    neededBy: 'extended',
    headers: KEY,
    errors: NO_CART,
  },
  {
    endpoint: writes.updateEntry,
    summary: 'Sets the quantity of a line. On a host with our extensions, 0 removes it.',
    askedBy: [CART, MINI],
    neededBy: 'every host',
    headers: KEY,
    errors: OF_LINE,
  },
  {
    endpoint: writes.removeEntry,
    summary: 'Removes a line.',
    askedBy: [CART, MINI],
    neededBy: 'plain',
    errors: OF_LINE,
  },
  {
    endpoint: writes.validateCart,
    summary: 'Adapts the cart to the current stock and catalogue, and answers with each change.',
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
    summary:
      'Looks up as many as 200 products by product code, ISBN-10, ISBN-13 or UPC. This call is not part of OCC.',
    askedBy: [CART, QUICK, SESSION],
    neededBy: 'extended',
    query: FIELDS,
  },
  {
    endpoint: searchProducts,
    summary: 'Finds products by words. The answer has the filters and the sort orders as well.',
    askedBy: ['assess-search-results'],
    neededBy: 'every host',
    query: {
      ...FIELDS,
      query: '`text:sort:facet:value…`. The sort is `relevance` if none is chosen.',
      currentPage: 'The number of the page, from 0.',
      pageSize: 'Always 20.',
    },
  },
  {
    endpoint: suggestProducts,
    summary: 'Suggests searches while somebody types. If it fails, nothing is suggested.',
    askedBy: ['assess-search'],
    neededBy: 'every host',
    query: { term: 'The typed text, at least two characters.', max: 'Always 8.' },
  },
  ...savedCartCalls,
  ...qualificationCalls,
  {
    endpoint: readUser,
    summary:
      'Reads the names of the signed-in customer, and for their profile what they sign in with, phone number, and when they changed their password. Only the names are part of OCC.',
    askedBy: ['assess-account-menu', 'assess-header', 'assess-profile'],
    neededBy: 'sign-in',
  },
  {
    endpoint: changeUser,
    summary:
      'Changes the fields that it is given of a customer’s names and phone number. The phone number is not part of OCC.',
    askedBy: ['assess-profile'],
    neededBy: 'sign-in',
    headers: {
      'If-Match':
        'The `version` that the customer saw. This header is not part of OCC, and is left out if there is no version.',
    },
    errors: {
      '412':
        'The profile is not at the version in If-Match. The widgets read it, send what the customer changed alone, and ask about what both changed.',
    },
  },
  {
    endpoint: logoutUser,
    summary: 'Ends the session of the customer who signs out.',
    askedBy: ['assess-account-menu', 'assess-header', SESSION],
    neededBy: 'sign-in',
  },
  {
    endpoint: readOrderStatus,
    summary:
      'Reads how far an order is by its web reference and email, also without signing in. The answer has no names, addresses or amounts, and the host must answer alike, in as much time, whichever of the two is wrong. This call is not part of OCC.',
    askedBy: ['assess-order-status'],
    neededBy: 'extended',
    errors: {
      '404': 'There is no such order with this email.',
      '429': 'Too many wrong tries. Retry-After says when the shopper may try again.',
    },
  },
  {
    endpoint: readPreferences,
    summary:
      'Reads which emails a customer wants, and the account that the checkout chooses for them. This call is not part of OCC.',
    askedBy: ['assess-preferences'],
    neededBy: 'extended',
  },
  {
    endpoint: changePreferences,
    summary:
      'Changes the preferences that it is given. A default account of null removes it. This call is not part of OCC.',
    askedBy: ['assess-preferences'],
    neededBy: 'extended',
    headers: { 'If-Match': 'The `version` that the customer saw.' },
    errors: {
      '400': '`UnknownIdentifierError`: the default account is not the customer’s.',
      '412': 'The preferences are not at the version in If-Match. The widgets do the same as for a profile.',
    },
  },
  ...choosingCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...quoteCalls,
];
