import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { currencyName } from './currency-name.ts';

describe('the name of a currency', () => {
  everyRow([
    ['CAD', 'en-CA', 'Canadian dollars'],
    ['CAD', 'fr-CA', 'dollars canadiens'],
    ['EUR', 'nl-NL', 'euro'],
    ['EUR', 'es-ES', 'euros'],
    ['JPY', 'en-JP', 'Japanese yen'],
    ['XXQ', 'en-US', 'XXQ'],
    ['no currency', 'en-US', 'no currency'],
  ])('of %s in %s is %s [LOC-10 part]', (currency, tag, name) => {
    expect(currencyName(currency, tag)).toBe(name);
  });
});
