import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import es from '../messages/es.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

describe('the words of the press that orders', () => {
  everyRow([
    ['in the Netherlands', nl, 'betalen'],
    ['in Spain', es, 'pagar'],
  ])('name the duty to pay %s, and the amount [LOC-12 part] [CHK-01 f part]', (_where, words, pay) => {
    expect(words['checkout.place']).toMatch(new RegExp(`${pay} · \\{total\\}$`));
  });

  everyRow([
    ['in the Netherlands', nl],
    ['in Spain', es],
  ])('name none %s where nothing is to be paid [LOC-12 part] [CHK-01 f part]', (_where, words) => {
    expect(words['checkout.placeFree']).not.toMatch(/betal|paga/i);
    expect(words['checkout.placeFree']).toMatch(/ · \{total\}$/);
  });
});
