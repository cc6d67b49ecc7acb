import { parseQuantity } from '../../core/i18n/numbers.ts';

/**
 * Returns the quantity of a row after 'Add n to row r', as text. Undefined if either text is not a quantity, or if the sum
 * is more than a row can hold; then nothing is offered. An empty row quantity counts as 0. [QO-03]
 */
export function addedQuantity(rowQuantity: string, lineQuantity: string): string | undefined {
  const row = parseQuantity(rowQuantity);
  const line = parseQuantity(lineQuantity);
  if (!line.ok || !(row.ok || row.reason === 'empty')) return undefined;
  const sum = parseQuantity(String((row.ok ? row.value : 0) + line.value));
  return sum.ok ? String(sum.value) : undefined;
}
