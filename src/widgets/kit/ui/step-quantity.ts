/** Bounds as whole numbers, both inclusive. An absent bound does not limit. */
export type QuantityBounds = { min?: number | undefined; max?: number | undefined };

/** Returns the text after a press on plus or minus, within the bounds. What is no number becomes the minimum. */
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
