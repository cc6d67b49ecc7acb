import { largestQuantity, parseQuantity, type QuantityProblem } from '../../core/i18n/numbers.ts';

/** The least and the most units of one product that a line may have, both inclusive. */
export type Bounds = { min: number; max: number };

/** Why the typed text can't be a line's quantity. `use` is the nearest valid quantity. */
export type QuantityFault = { kind: QuantityProblem | 'too-few' | 'too-many'; use: number } & Bounds;

export type CheckedQuantity = { ok: true; value: number } | { ok: false; fault: QuantityFault };

/** Returns a product's bounds. The defaults are 1 and the most that any line may have. */
export const boundsOf = (product: {
  minOrderQuantity?: number | undefined;
  maxOrderQuantity?: number | undefined;
}): Bounds => {
  const min = product.minOrderQuantity ?? 1;
  return { min, max: Math.max(min, product.maxOrderQuantity ?? largestQuantity) };
};

/** Checks the text that was typed into a line with `now` units. Source: CRT-02, specification section 5. */
export const checkQuantity = (text: string, now: number, { min, max }: Bounds): CheckedQuantity => {
  const within = (units: number) => Math.min(Math.max(units, min), max);
  const read = parseQuantity(text);
  const fault = (kind: QuantityFault['kind'], use: number): CheckedQuantity => ({
    ok: false,
    fault: { kind, use, min, max },
  });
  if (!read.ok) return fault(read.reason, read.reason === 'too-large' ? max : within(now));
  if (read.value < min) return fault('too-few', min);
  if (read.value > max) return fault('too-many', max);
  return { ok: true, value: read.value };
};
