import { isServiceError } from '../../core/errors.ts';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { runtime } from '../../core/runtime.ts';
import { getProduct, lookupProducts, type LookupRow } from '../product/product-calls.contract.ts';
import { readAt } from './call-at.ts';

/** The most codes of one look-up (QO-02), and the number of parallel calls on a plain OCC host, which has no look-up. */
const MAX_CODES = 25;
const AT_ONCE = 4;

/** Whether a store sells a product of another store, and its name there. */
export type SoldAt = { sold: boolean; name?: string };

/**
 * Returns by code which products a locale's store sells. A product that is out of stock counts as sold. Throws
 * `ServiceError`.
 */
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
