import * as v from 'valibot';
import { largestQuantity } from '../../../core/i18n/numbers.ts';
import type { Line } from '../../../api/cart/line-result.ts';

const requestSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,64}$/)),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestQuantity)), 1),
});

/** The line that a page asks for; undefined for what is none. `detail` is anybody's making. */
export const readAddRequest = (detail: unknown): Line | undefined => {
  const read = v.safeParse(requestSchema, detail);
  return read.success ? read.output : undefined;
};
