import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

describe('what is said of an order that could not be completed', () => {
  everyRow([
    ['English', en],
    ['French', fr],
    ['Dutch', nl],
    ['Spanish', es],
  ])('has the words in %s that lead to Customer Support, once [CHK-14 e part]', (_language, words) => {
    expect(words['checkout.placing.notCompleted'].split(words['checkout.placing.contact'])).toHaveLength(2);
  });
});
