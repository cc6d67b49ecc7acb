import { randomId } from '../../core/random.ts';
import { addToCart } from '../cart/change-cart.ts';
import type { AddOutcome } from '../cart/add-lines.ts';
import type { Line } from '../cart/line-result.ts';
import { batchesOf } from './list.queries.ts';

export type AddListInput = {
  /** Each product once. */
  lines: readonly Line[];
  /** Throws once the visitor is another than who pressed. */
  check: () => void;
  /** Hears of each batch when it is done. */
  onBatch: (outcome: AddOutcome) => void;
};

/**
 * Adds the lines of a list by batches of 25, each as `addToCart` does, and stops at the first of which something failed. Its lines keep their
 * key: the next call with the same adder sends those that are still wanted first, so that nothing goes in twice. Rejects as
 * `addToCart` does. Source: LEAD-04 e.
 */
export const listAdder = (): ((input: AddListInput) => Promise<void>) => {
  let open: { key: string; codes: ReadonlySet<string> } | undefined;
  return async ({ lines, check, onBatch }) => {
    const { key = '', codes = new Set<string>() } = open ?? {};
    const first = lines.filter(({ code }) => codes.has(code));
    const batches = [
      ...(first.length > 0 ? [{ key, lines: first }] : []),
      ...batchesOf(lines.filter((line) => !first.includes(line))).map((batch) => ({
        key: randomId(),
        lines: batch,
      })),
    ];
    for (const batch of batches) {
      open = { key: batch.key, codes: new Set(batch.lines.map(({ code }) => code)) };
      check();
      const outcome = await addToCart({ ...batch, check });
      const left = outcome.results.filter(({ failure }) => failure);
      open = left.length > 0 ? { key: batch.key, codes: new Set(left.map(({ code }) => code)) } : undefined;
      onBatch(outcome);
      if (open) return;
    }
  };
};
