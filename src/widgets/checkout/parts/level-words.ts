import type { BuyerLevel } from '../../../api/checkout/qualification.rules.ts';
import { formatList } from '../../../core/i18n/lists.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns the values of a message that names someone's levels: `AB` is two, A and B. Source: CHK-03 a. */
export const levelValues = (level: BuyerLevel): { count: number; levels: string } => {
  const letters = level.split('');
  return { count: letters.length, levels: formatList(letters, runtime().row.tag) };
};
