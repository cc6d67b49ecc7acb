import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import {
  SEGMENT,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
} from '../../core/http/define-endpoint.ts';
import { retryRead } from '../../core/http/retry-read.ts';
import { type LocaleRow, localeRow, type Locale } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { getProduct, lookupProducts, type LookupRow } from '../product/product-calls.contract.ts';
import { isCartGone } from '../cart/cart-failure.ts';
import { getCart } from '../cart/cart.contract.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import type { KeptLine } from '../../core/locale-switch/kept-lines.ts';

/** The most codes of one look-up (QO-02), and the number of parallel calls on a plain OCC host, which has no look-up. */
const MAX_CODES = 25;
const AT_ONCE = 4;

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
  const isPlain = !runtime().config.commerceExtensions;
  const step = isPlain ? AT_ONCE : MAX_CODES;
  const found = new Map<string, SoldAt>();
  for (let at = 0; at < codes.length; at += step) {
    const part = codes.slice(at, at + step);
    const rows = await (isPlain
      ? Promise.all(part.map((code) => lookUpOne(row, code, signal)))
      : lookUpMany(row, part, signal));
    part.forEach((code, index) => found.set(code, verdict(rows[index])));
  }
  return found;
};

const lookUpMany = async (
  row: LocaleRow,
  codes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly LookupRow[]> =>
  (await readAt(row, lookupProducts, { body: { codes: [...codes] }, query: { fields: 'FULL' }, signal }))
    .rows;

const lookUpOne = async (
  row: LocaleRow,
  code: string,
  signal: AbortSignal | undefined,
): Promise<LookupRow> => {
  if (!SEGMENT.test(code)) return { code };
  try {
    const path = { productCode: code };
    return { code, product: await readAt(row, getProduct, { path, query: { fields: 'FULL' }, signal }) };
  } catch (error) {
    if (isServiceError(error) && error.type === 'UnknownIdentifierError') return { code };
    throw error;
  }
};

const verdict = (found: LookupRow | undefined): SoldAt => {
  const product = found?.product;
  if (!product) return { sold: false };
  return {
    sold: product.purchasable || product.notPurchasableReason === 'OUT_OF_STOCK',
    name: product.name,
  };
};

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
