import { isServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { reportLater } from '../report-later.ts';
import { retryRead } from '../retry-read.ts';
import { getProduct, lookupProducts, type LookupRow } from './product-calls.contract.ts';

/** Product codes a look-up takes at once (QO-02). */
const MAX_CODES = 25;
/** Calls at once on a plain OCC host, which has no look-up of many. */
const AT_ONCE = 4;

/**
 * Finds products by code, ISBN or UPC in one request: a row for each code, in the order asked, at most 25 (QO-05).
 * Passing failures are retried as for any read. Throws `ServiceError`.
 */
export const lookUp = async (codes: readonly string[], signal?: AbortSignal): Promise<LookupRow[]> => {
  try {
    return await find(codes, signal);
  } catch (error) {
    reportLater('product.lookUp', error);
    throw error;
  }
};

const find = async (codes: readonly string[], signal?: AbortSignal): Promise<LookupRow[]> => {
  const asked = codes.slice(0, MAX_CODES);
  if (asked.length === 0) return [];
  if (!runtime().config.commerceExtensions) return lookUpOneByOne(asked, signal);
  const answer = await retryRead(
    () => callCommerce(lookupProducts, { body: { codes: asked }, query: { fields: 'FULL' }, signal }),
    signal,
  );
  return asked.map((code, index) => answer.rows[index] ?? { code });
};

const lookUpOneByOne = async (codes: readonly string[], signal?: AbortSignal): Promise<LookupRow[]> => {
  const rows: LookupRow[] = [];
  for (let start = 0; start < codes.length; start += AT_ONCE)
    rows.push(
      ...(await Promise.all(codes.slice(start, start + AT_ONCE).map((code) => lookUpOne(code, signal)))),
    );
  return rows;
};

const lookUpOne = async (code: string, signal?: AbortSignal): Promise<LookupRow> => {
  try {
    const query = { fields: 'FULL' };
    const product = await retryRead(
      () => callCommerce(getProduct, { path: { productCode: code }, query, signal }),
      signal,
    );
    return { code, product };
  } catch (error) {
    if (isServiceError(error) && error.type === 'UnknownIdentifierError') return { code };
    throw error;
  }
};
