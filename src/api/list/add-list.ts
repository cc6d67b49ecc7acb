import { addToCart } from '../cart/change-cart.ts';
import type { AddOutcome } from '../cart/add-lines.ts';
import type { Line } from '../cart/line-result.ts';
import { batchesOf } from './list.queries.ts';

export type AddListInput = {
  /** The lines, each product once. */
  lines: readonly Line[];
  /** The check from the moment of the press. Throws if the visitor has changed. */
  check: () => void;
  onBatch: (outcome: AddOutcome) => void;
};

/**
 * Returns a function that adds a list's lines in batches of 25, and stops at the first failure. The next call begins with
 * that batch, so nothing is added twice. Rejects like `addToCart`. Source: LEAD-04 e.
 */
export const listAdder = (): ((input: AddListInput) => Promise<void>) => {
  let open: ReadonlySet<string> = new Set();
  return async ({ lines, check, onBatch }) => {
    const first = lines.filter(({ code }) => open.has(code));
    const others = batchesOf(lines.filter((line) => !first.includes(line)));
    for (const batch of first.length > 0 ? [first, ...others] : others) {
      open = codesOf(batch);
      check();
      const outcome = await addToCart({ lines: batch, check });
      open = codesOf(outcome.results.filter(({ failure }) => failure));
      onBatch(outcome);
      if (open.size > 0) return;
    }
  };
};

const codesOf = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.map(({ code }) => code));
