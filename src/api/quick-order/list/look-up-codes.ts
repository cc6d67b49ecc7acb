import { sameProductKey } from '../isbn.rules.ts';
import { isServiceError, isOtherVisitor } from '../../../core/errors.ts';
import { reasonOf } from '../../../core/reason-of.ts';
import { lookUp } from '../../product/look-up.ts';
import type { LookupRow } from '../../product/product-calls.contract.ts';
import type { LookUpAction } from './quick-order-actions.ts';
import type { LookUpFailure, QuickOrderState } from './quick-order-state.ts';
import type { WantedCode } from './wanted-codes.ts';

/** Looks these codes up in one request, and returns the action for the form. Never rejects (QO-05). */
export const lookUpCodes = async (
  wanted: readonly WantedCode[],
  upc: boolean,
  signal: AbortSignal,
): Promise<LookUpAction> => {
  try {
    const found = await lookUp(
      wanted.map(({ code }) => code),
      signal,
    );
    const rows = wanted.map(({ key }, index) => ({ key, row: found[index] }));
    return {
      type: 'look-up-ended',
      answers: rows.flatMap(({ key, row }) => (row?.failed ? [] : [[key, productOf(row, upc)] as const])),
      failed: rows.flatMap(({ key, row }) => (row?.failed ? [[key, failureOf(row.failed)] as const] : [])),
    };
  } catch (error) {
    return { type: 'look-up-failed', keys: wanted.map(({ key }) => key), failure: failureOf(error) };
  }
};

/** While the flag is off, a UPC is not a code of this store. */
const productOf = (row: LookupRow | undefined, upc: boolean) => {
  const product = row?.product;
  if (row === undefined || product === undefined) return null;
  const others = [product.code, product.isbn ?? ''].map(sameProductKey);
  const byUpc = product.upc !== undefined && sameProductKey(row.code) === sameProductKey(product.upc);
  return byUpc && !upc && !others.includes(sameProductKey(row.code)) ? null : product;
};

const failureOf = (error: unknown): LookUpFailure => {
  if (isServiceError(error) && (error.kind === 'aborted' || isOtherVisitor(error))) return 'stopped';
  const why = reasonOf(error);
  return why === 'offline' || why === 'forbidden' ? why : 'failed';
};

/** Returns the look-up failures of codes that are still in a row. Failures of other codes no longer matter. */
export const failuresOfRows = ({ rows, failures }: QuickOrderState): ReadonlySet<LookUpFailure> =>
  new Set(rows.flatMap(({ code }) => failures.get(sameProductKey(code)) ?? []));

/** Returns the number of rows whose look-up failed. Returns 0 if all rows failed, because then the service is the problem. */
export const someFailed = ({ rows, failures }: QuickOrderState): number => {
  const coded = rows.filter(({ code }) => code !== '');
  const failed = coded.filter(({ code }) => failures.get(sameProductKey(code)) === 'failed');
  return failed.length < coded.length ? failed.length : 0;
};
