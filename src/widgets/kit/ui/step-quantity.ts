/** Whole numbers, both inclusive; an absent bound does not bind. */
export type QuantityBounds = { min?: number | undefined; max?: number | undefined };

/**
 * The text after one press on plus or minus. Counts from the typed number if it is one, else lands on the
 * minimum (1 without one). A number outside the bounds goes to the nearer bound.
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

/** Whether a press by `step` would change what is typed. */
export function canStep(text: string, step: number, bounds: QuantityBounds): boolean {
  return stepQuantity(text, step, bounds) !== text.trim();
}
