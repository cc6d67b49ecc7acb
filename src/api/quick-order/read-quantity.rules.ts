import { largestQuantity, parseQuantity } from '../../core/i18n/numbers.ts';
import { checkQuantity } from './quick-order.rules.ts';

/** The product's and the cart's facts about a quantity, all in pieces. */
export type QuantityContext = {
  minOrderQuantity?: number | undefined;
  maxOrderQuantity?: number | undefined;
  stock?: number | undefined;
  inCart: number;
};

/** What is wrong with a quantity. `use` is a quantity that corrects it, if there is one. */
export type QuantityIssue =
  | { code: 'empty' | 'not-a-number' | 'not-whole' | 'not-positive'; use: number | undefined }
  | { code: 'too-large'; use: number | undefined; max: number }
  | { code: 'below-min'; use: number; min: number; inCart: number }
  | { code: 'above-max'; use: number | undefined; max: number; inCart: number }
  | { code: 'above-stock'; use: number | undefined; left: number; inCart: number };

/** The quantity of a text, or what is wrong with it for this product and this cart (QO-04). */
export type QuantityReading = { value: number; issue?: never } | { value?: never; issue: QuantityIssue };

export const readQuantity = (text: string, context: QuantityContext): QuantityReading => {
  const parsed = parseQuantity(text);
  if (parsed.ok) return limitsOf(parsed.value, context);
  const { reason } = parsed;
  if (reason === 'too-large') {
    const { issue } = limitsOf(largestQuantity + 1, context);
    return { issue: issue ?? { code: 'too-large', use: undefined, max: largestQuantity } };
  }
  const { issue } = limitsOf(reason === 'not-whole' ? fractionOf(text) : 0, context);
  if (issue?.code === 'above-max' && issue.use === undefined) return { issue };
  // '1O' may mean 10, and '1,000' a thousand. The least quantity would lose their digits.
  const isUnclear = reason === 'not-a-number' ? /\p{N}/u.test(text) : GROUPED.test(text);
  return { issue: { code: reason, use: isUnclear ? undefined : issue?.use } };
};

const limitsOf = (quantity: number, context: QuantityContext): QuantityReading => {
  const verdict = checkQuantity({ quantity, ...context });
  if (verdict.ok) return { value: quantity };
  const { ok: _no, ...issue } = verdict;
  return { issue: { ...issue, use: issue.use } as QuantityIssue };
};

const GROUPED = /[.,]\d{3}\b/;

/** Reads '1.5' and '1,5' as 1.5. A grouped number such as '1,000' is ambiguous and gives 0. */
const fractionOf = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && !GROUPED.test(text) ? value : 0;
};
