import * as v from 'valibot';
import { largestQuantity } from '../../core/i18n/numbers.ts';
import type { Line } from '../cart/line-result.ts';

const requestSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,64}$/)),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestQuantity)), 1),
});

/** Returns the line that a page requests. Undefined if `detail`, which any code on the page may have written, is not valid. */
export const readAddRequest = (detail: unknown): Line | undefined => {
  const read = v.safeParse(requestSchema, detail);
  return read.success ? read.output : undefined;
};
