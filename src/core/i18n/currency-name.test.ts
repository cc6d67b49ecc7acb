import { describe, expect, it } from 'vitest';
import { currencyName } from './currency-name.ts';

describe('the name of a currency', () => {
  it.each([
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
