import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { allWords } from '../../demo-host/payment/frame/assets/words.js';
import { catalogueWords, type Language } from './journey-words.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr', 'nl', 'es'];
/** Faults whose words name no field, as CHK-10 d has them. In the list of faults they follow the field's name. */
const NAMELESS = ['securityCode invalid'];

const faults = (language: Language) =>
  Object.entries(allWords[language]).filter(([key]) => /^(?:number|expiry|securityCode) /.test(key));

describe('what is wrong with a card', () => {
  it('has words for each of its faults [CHK-10 a part]', () => {
    expect(faults('en').map(([key]) => key)).toEqual([
      'number required',
      'number invalid',
      'number scheme',
      'expiry required',
      'expiry invalid',
      'expiry expired',
      'expiry too-far',
      'securityCode required',
      'securityCode invalid',
    ]);
  });

  everyRow(LANGUAGES)(
    'says of a security code how many digits are wanted, in %s [CHK-10 d part]',
    (language) => {
      const words = allWords[language]['securityCode invalid'];
      expect(words).toMatch(/\b3\b.*\b4\b.*American Express/);
    },
  );

  everyRow(LANGUAGES)(
    'reads alike at its field and in the list of faults above, in %s [CHK-10 a part]',
    (language) => {
      for (const [key, words] of faults(language)) {
        const listed = catalogueWords(
          'checkout/steps/payment',
          language,
          `checkout.pay.field.${key.replace(' ', '.')}`,
        );
        if (NAMELESS.includes(key)) expect(listed.toLowerCase()).toContain(words.toLowerCase());
        else expect(listed).toBe(words);
      }
    },
  );
});
