import { randomId } from '../../core/random.ts';
import { addToCart } from '../cart/change-cart.ts';
import type { AddOutcome } from '../cart/add-lines.ts';
import type { Line } from '../cart/line-result.ts';
import { batchesOf } from './list.queries.ts';

export type AddListInput = {
  /** The lines, each product once. */
  lines: readonly Line[];
  /** The check from the moment of the press. Throws if the visitor has changed. */
  check: () => void;
  /** Called with the result of each batch. */
  onBatch: (outcome: AddOutcome) => void;
};

/**
 * Returns a function that adds the lines of a list in batches of 25, like `addToCart`, and stops at the first batch with a
 * failure. The lines of that batch keep their key: the next call sends those that are still wanted first, so that nothing
 * is added twice. Rejects like `addToCart`.
 * Source: LEAD-04 e.
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
