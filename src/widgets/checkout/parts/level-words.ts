import type { BuyerLevel } from '../../../api/checkout/qualification.rules.ts';
import { runtime } from '../../../core/runtime.ts';

const formats = new Map<string, Intl.ListFormat>();

/** Joins items as a list in the locale `tag` (such as `fr-CA`): `A, B`, `A et B`. Source: LOC-10. */
export const formatList = (items: readonly string[], tag: string): string => {
  const format = formats.get(tag) ?? new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  formats.set(tag, format);
  return format.format(items);
};

/** Returns the values of a message that names someone's levels: `AB` is two, A and B. Source: CHK-03 a. */
export const levelValues = (level: BuyerLevel): { count: number; levels: string } => {
  const letters = level.split('');
  return { count: letters.length, levels: formatList(letters, runtime().row.tag) };
};
