import { CartChangeError, isCartGone } from '../cart/cart-failure.ts';
import type { CartModification, ModificationStatus } from '../cart/cart-writes.contract.ts';
import type { Product } from '../product/product.contract.ts';
import { isServiceError } from '../../core/errors.ts';

/** Why the cart could not be read or changed, as far as a shopper can do something about it. */
export type CartFailure =
  | 'offline'
  | 'forbidden' // 401, 403
  | 'expired' // the server no longer has this cart
  | 'busy' // 429, 503: the service says that it is busy
  | 'line-gone' // the line left the cart meanwhile
  | 'line-unclear' // it is no longer clear which entry of the product is meant; nothing was done
  | 'not-found' // 404: it no longer exists
  | 'refused' // 400: the same request will always fail
  | 'unconfirmed' // it is unknown whether it was done
  | 'not-done' // the answer was lost and nothing was done
  | 'out-of-stock'
  | 'unknown-product'
  | 'failed';

/** Returns the reason of a failed read or change of the cart. Catalogues have a message for each. */
export const cartFailure = (error: unknown): CartFailure => {
  if (error instanceof CartChangeError) return ownFailures[error.code];
  if (isCartGone(error)) return 'expired';
  const { kind = '', type = '', status = 0 } = isServiceError(error) ? error : {};
  const key = [kind, type, status].find((one) => Object.hasOwn(FAILURES, one));
  return (key && FAILURES[key]) || 'failed';
};

/** By kind, by type, and by status. `reasonOf` would be a file more on the cart's page (PERF-02). */
const FAILURES: Readonly<Record<string, CartFailure>> = {
  offline: 'offline',
  InsufficientStockError: 'out-of-stock',
  UnknownIdentifierError: 'unknown-product',
  CartEntryError: 'line-gone',
  400: 'refused',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  429: 'busy',
  503: 'busy',
};

const ownFailures = {
  'cart.lineGone': 'line-gone',
  'cart.lineUnclear': 'line-unclear',
  'cart.unconfirmed': 'unconfirmed',
  'cart.notDone': 'not-done',
} as const satisfies Record<CartChangeError['code'], CartFailure>;

/** Returns whether the same change may succeed if it is tried again. */
export const canTryAgain = (failure: CartFailure | undefined): boolean =>
  failure === undefined || ['offline', 'busy', 'unconfirmed', 'not-done', 'failed'].includes(failure);

/** `units` is the quantity that the line now has. `successor` replaces a retired product, which is no longer sold. */
export type CartRefusal = {
  kind: 'reduced' | 'most' | 'least' | 'out-of-stock' | 'not-online' | 'unknown-product';
  units: number;
  successor?: Product['successor'];
};

/** Returns what the store did instead. Undefined if the change was done as asked. */
export const cartRefusal = ({ statusCode, entry }: CartModification): CartRefusal | undefined => {
  if (statusCode === undefined || statusCode === 'success') return undefined;
  const units = entry?.quantity ?? 0;
  if (entry?.product?.notPurchasableReason !== 'RETIRED') return { kind: refusals[statusCode], units };
  const { successor } = entry.product;
  return { kind: 'unknown-product', units, ...(successor && { successor }) };
};

const refusals = {
  lowStock: 'reduced',
  noStock: 'out-of-stock',
  maxOrderQuantityExceeded: 'most',
  minOrderQuantityNotMet: 'least',
  unavailable: 'not-online',
  notPurchasable: 'not-online',
  unknownProduct: 'unknown-product',
} as const satisfies Record<Exclude<ModificationStatus, 'success'>, CartRefusal['kind']>;
