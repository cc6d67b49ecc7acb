import { isServiceError } from '../../core/errors.ts';
import { refusalOf } from './line-changes.rules.ts';
import { CartChangeError, isCartGone, isUnconfirmed } from './cart-failure.ts';
import type { CartModification } from './cart-writes.contract.ts';
import { unitsOf, type Cart } from './cart.contract.ts';
import { resultOf, type Line, type LineResult } from './line-result.ts';

/** After this many technical failures the remaining lines are not sent. */
const MOST_FAILURES = 3;

/** Sends one line. `held` are the units of its product that the cart had before. */
type Send = (line: Line, held: number) => Promise<readonly CartModification[]>;

/** Adds each line in its own call, until one is not confirmed. Throws if none was added or refused. Source: API-06 b. */
export const addOneByOne = async (
  lines: readonly Line[],
  before: Cart | null,
  send: Send,
): Promise<LineResult[]> => {
  const results: LineResult[] = [];
  const errors: unknown[] = [];
  for (const line of lines) {
    if (isLast(errors.at(-1)) || errors.length >= MOST_FAILURES) {
      results.push(failed(line, 'failed'));
      continue;
    }
    const earlier = results.filter(({ code }) => code === line.code);
    const inCart = before?.entries.filter(({ product }) => product.code === line.code) ?? [];
    const held = unitsOf(inCart) + earlier.reduce((sum, { added }) => sum + added, 0);
    try {
      const [answer] = await send(line, held);
      results.push(resultOf(line, answer));
    } catch (error) {
      const status = isServiceError(error) ? refusalOf(error) : undefined;
      if (isCartGone(error) || !(isServiceError(error) || error instanceof CartChangeError)) throw error;
      if (status) results.push({ ...line, status, added: 0 });
      else {
        errors.push(error);
        results.push(failed(line, isUnconfirmed(error) ? 'unconfirmed' : 'failed'));
      }
    }
  }
  if (results.every(({ failure }) => failure !== undefined)) throw errors.find(isUnconfirmed) ?? errors[0];
  return results;
};

/** Returns whether the next line would fail too. */
const isLast = (error: unknown): boolean =>
  isUnconfirmed(error) ||
  (isServiceError(error) && (error.status === 401 || error.status === 403 || error.kind === 'offline'));

const failed = (line: Line, failure: NonNullable<LineResult['failure']>): LineResult => ({
  ...line,
  status: 'unavailable',
  added: 0,
  failure,
});
