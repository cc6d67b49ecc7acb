import { expect, it } from 'vitest';
import { addedWords, againWords, excessWords } from './add-words.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import type { WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

const t = ((key: string, { count }: { count?: number } = {}) =>
  [key.replace('quick-order.', ''), count].join(' ').trim()) as WorkingWords;

it.each<[units: number, left: number, unknown: number, words: string]>([
  [4, 0, 0, 'added 4'],
  [4, 1, 0, 'added 4 left 1'],
  [4, 1, 1, 'added 4 unconfirmed 1'],
  [4, 3, 1, 'added 4 left 2 unconfirmed 1'],
  [0, 1, 1, 'unconfirmed 1'],
  [0, 1, 0, 'addedNone left 1'],
])(
  'of %d units in, %d lines left and %d of them not known it says: %s [API-06 b part]',
  (units, left, unknown, words) => {
    const report = {
      kind: 'added',
      units,
      left,
      unknown,
      refused: 0,
      newCart: false,
      prices: [],
      excess: [],
      behind: [],
    };
    expect(addedWords(t, report as Extract<AddReport, { kind: 'added' }>)).toBe(words);
  },
);

it('says how many of the units the cart was found to hold already [API-06 b part]', () => {
  const report = { kind: 'added', units: 4, found: 3, left: 0, unknown: 0 };
  expect(addedWords(t, report as Extract<AddReport, { kind: 'added' }>)).toBe('added 4 found 3');
});

it.each<[report: Partial<AddReport>, words: string]>([
  [{ kind: 'failed', reason: 'unconfirmed' }, 'checkAgain'],
  [{ kind: 'failed', reason: 'not-done' }, 'shared.tryAgain'],
  [{ kind: 'failed', reason: 'service' }, 'shared.tryAgain'],
  [{ kind: 'added', left: 1, unknown: 1 }, 'checkAgain'],
  [{ kind: 'added', left: 2, unknown: 1 }, 'shared.tryAgain'],
  [{ kind: 'added', left: 1, unknown: 0 }, 'shared.tryAgain'],
])('trying again after %j says whether the cart is asked first: %s [API-06 b part]', (report, words) => {
  expect(againWords(t, report as AddReport)).toBe(words);
});

it.each<[units: number, unknown: number, words: string]>([
  [2, 0, 'late added 2'],
  [0, 0, 'late'],
  [2, 1, 'late added 2 unconfirmed 1'],
])('of %d units that came late, %d lines not known, it says: %s [API-06 b part]', (units, unknown, words) => {
  const report = { kind: 'added', units, left: unknown, unknown, late: true };
  expect(addedWords(t, report as Extract<AddReport, { kind: 'added' }>)).toBe(words);
});

it('what an earlier try asked for more is not said to have come twice [API-06 b part]', () => {
  const excess = { name: 'Manual', over: 1, units: 3 };
  expect(excessWords(t, excess)).toBe('excess');
  expect(excessWords(t, { ...excess, earlier: true })).toBe('excessEarlier');
});

it.each([
  ['English', en, /only|twice/, /the cart is checked before anything is added/i],
  ['French', fr, /n’ajoute que|deux fois/, /le panier est vérifié avant tout ajout/i],
  ['Dutch', nl, /alleen|twee keer/, /de winkelwagen wordt gecontroleerd voordat er iets wordt toegevoegd/i],
  ['Spanish', es, /solo|dos veces/, /se comprueba el carrito antes de añadir nada/i],
])(
  'what is said in %s of lines that stay promises nothing of a further try but that the cart is checked first [API-06 b part]',
  (_language, words, promise, check) => {
    expect(words['quick-order.left']).not.toMatch(promise);
    for (const key of ['unconfirmed', 'unsure', 'failed.unconfirmed'] as const) {
      expect(words[`quick-order.${key}`]).not.toMatch(promise);
      expect(words[`quick-order.${key}`]).toMatch(check);
    }
  },
);
