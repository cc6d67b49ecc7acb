import { callService } from '../../core/http/call-service.ts';
import type { Endpoint, EndpointArguments, EndpointResponse } from '../../core/http/define-endpoint.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { type LocaleRow, localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { findProducts } from '../product/look-up.ts';
import type { LookupRow } from '../product/product.contract.ts';
import { isCartGone } from '../cart/cart-failure.ts';
import { getCart } from '../cart/cart.contract.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import type { KeptLine } from '../../core/locale-switch/kept-lines.ts';

/** The most codes of one look-up (QO-02). */
const MAX_CODES = 25;

/** Makes an anonymous read at another locale's store, in its language. Retries temporary failures. Throws `ServiceError`. */
export const readAt = <E extends Endpoint>(
  at: LocaleRow,
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> =>
  retryRead(() => callService<E>({ ...endpoint, auth: 'none' }, { ...args, at }), args.signal);

/** Whether a store sells a product of another store, and its name there. */
export type SoldAt = { sold: boolean; name?: string };

/** Returns by code which products a locale's store sells, also if they are out of stock. Throws `ServiceError`. */
export const soldAt = async (
  row: LocaleRow,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, SoldAt>> => {
  const found = new Map<string, SoldAt>();
  for (let at = 0; at < codes.length; at += MAX_CODES) {
    const part = codes.slice(at, at + MAX_CODES);
    for (const one of await findProducts(part, signal, (...asked) => readAt(row, ...asked))) {
      if (one.failed) throw one.failed;
      found.set(one.code, verdict(one));
    }
  }
  return found;
};

const verdict = ({ product }: LookupRow): SoldAt =>
  product
    ? {
        sold: product.purchasable || product.notPurchasableReason === 'OUT_OF_STOCK',
        name: product.name,
      }
    : { sold: false };

/** Returns the lines of the anonymous cart in another locale's store on this host, if any. Throws `ServiceError`. */
export const readFormerCart = async (from: Locale, signal?: AbortSignal): Promise<readonly KeptLine[]> => {
  const row = localeRow(from);
  const guid = runtime().storage.read('cartGuid', row.baseSite);
  if (guid === undefined || row.baseSite === runtime().row.baseSite) return [];
  try {
    const path = { userId: 'anonymous', cartId: guid };
    const { entries } = await readAt(row, getCart, { path, query: { fields: CART_FIELDS }, signal });
    return entries.flatMap(({ product: { code, name }, quantity }) =>
      quantity > 0 ? { code, name, quantity, from } : [],
    );
  } catch (error) {
    if (isCartGone(error)) return [];
    throw error;
  }
};
