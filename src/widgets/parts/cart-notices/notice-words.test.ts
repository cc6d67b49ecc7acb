import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import en from './messages/en.json' with { type: 'json' };

describe('the words of a discount’s status and of the minimum [CRT-03 d part] [CRT-04 d part] [CRT-06 b part]', () => {
  everyRow([
    ['uapLimit', 'Your organization has reached its UAP limit, so this discount no longer applies.'],
    ['uapExpired', 'Your UAP discount has ended.'],
    ['oldExpired', 'Your organization’s discount ended on {date}.'],
    ['oldNotStarted', 'Your organization’s discount starts on {date}.'],
    ['stopped', 'Promotion code {code} no longer applies and was removed.'],
    ['notDiscountable', 'Not discountable'],
    ['minimum', 'Aimsweb products need a minimum of {amount}. Add {missing} more to check out.'],
  ] as const)('%s', (key, words) => {
    expect(en[`shared.promotion.${key}`]).toBe(words);
  });
});
