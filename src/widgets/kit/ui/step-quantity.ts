/** Bounds as whole numbers, both inclusive. An absent bound does not limit. */
export type QuantityBounds = { min?: number | undefined; max?: number | undefined };

/**
 * Returns the text after one press on plus or minus. Counts from the typed number; if the text is not a number, the
 * result is the minimum (1 by default). A number outside the bounds goes to the nearer bound.
 */
export function stepQuantity(
  text: string,
  step: number,
  { min = 1, max = Infinity }: QuantityBounds,
): string {
  const typed = text.trim();
  const next = /^\d{1,9}$/.test(typed) ? Number(typed) + step : min;
  return String(Math.max(min, Math.min(max, next)));
}

/** Returns whether a press by `step` would change what is typed. */
export function canStep(text: string, step: number, bounds: QuantityBounds): boolean {
  return stepQuantity(text, step, bounds) !== text.trim();
}
