import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { defaultCountry } from './address-help.ts';

describe('the country of a new address', () => {
  everyRow([[{}], [{ defaultCountry: '' }], [{ defaultCountry: 'XX' }], [{ defaultCountry: 'Netherlands' }]])(
    'is not named by %j [CHK-20 a part]',
    (settings) => {
      expect(defaultCountry(settings)).toBeUndefined();
    },
  );

  everyRow([
    ['NL', 'NL'],
    [' nl ', 'NL'],
    ['ca', 'CA'],
  ])('is named by %j: %s [CHK-20 a part]', (given, code) => {
    expect(defaultCountry({ defaultCountry: given })).toBe(code);
  });
});
