import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns reproducible random choices, so that every run has the same lists. */
function chance(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

const CONSONANTS = Array.from('bdfgkmprvz');
const VOWELS = Array.from('aeiou');

/** Returns a word that is in no list of words, such as 'dirabox'. */
const strangeWord = ({ below, of }: ReturnType<typeof chance>): string =>
  Array.from({ length: 3 + below(2) }, () => of(CONSONANTS) + of(VOWELS)).join('') + 'x';

const EVERYDAY = 'please we the order for our school it with bitte wir die nous le pedido'.split(' ');

/** Returns for each row whether it asks for its quantity, or shows `word` as something that its list says. */
const shows = (text: string, word: string): boolean[] =>
  readPaste(text).lines.map(
    ({ quantity, remarks, raw }) => quantity === '' || (remarks !== undefined && raw.includes(word)),
  );

describe('a word that no rule knows', () => {
  it.each([1, 2, 3, 4])(
    'is shown at all rows or asks, in a sentence above or below them: seed %i [QO-09 d]',
    (seed) => {
      const random = chance(seed * 7919);
      for (let round = 0; round < 150; round += 1) {
        const word = strangeWord(random);
        const words = Array.from({ length: 2 + random.below(5) }, () => random.of(EVERYDAY));
        words.splice(1 + random.below(words.length), 0, word);
        const sentence = `${random.of(['We', 'Please', 'bitte', 'nous'])} ${words.join(' ')}.`;
        const rows = random.of([
          ['LMS4-KIT 3', 'VLS-KIT 2'],
          ['LMS4-KIT\t3', 'VLS-KIT\t2'],
          ['Item\tQty', 'LMS4-KIT\t3', 'VLS-KIT\t2'],
          ['3 x 9780158657196', '2 x 9780306406157'],
        ]);
        const gap = random.of([[], ['']]);
        const lines = random.of([
          [sentence, ...gap, ...rows],
          [...rows, ...gap, sentence],
        ]);
        expect(shows(lines.join('\n'), word), lines.join('\n')).toEqual([true, true]);
      }
    },
  );

  it.each([1, 2])('is shown at the rows that it heads, or asks: seed %i [QO-09 d]', (seed) => {
    const random = chance(seed * 104_729);
    for (let round = 0; round < 150; round += 1) {
      const word = strangeWord(random);
      const heading = random.of([
        `With ${word}:`,
        `Our ${word} order`,
        `For ${word} and school:`,
        `${word} we order:`,
      ]);
      const text = `LMS4-KIT 3\n\n${heading}\nVLS-KIT 2`;
      expect(shows(text, word)[1], text).toBe(true);
    }
  });

  it.each([1, 2])('is shown at its row, or asks, in a cell under another: seed %i [QO-09 d]', (seed) => {
    const random = chance(seed * 1299_709);
    for (let round = 0; round < 150; round += 1) {
      const [word, title] = [strangeWord(random), strangeWord(random)];
      const cell = random.of([word, word.toUpperCase(), `${word} it`, `for ${word}`]);
      const text = `Item\tQty\t${title}\nLMS4-KIT\t3\t\nVLS-KIT\t2\t${cell}`;
      expect(shows(text, cell), text).toEqual([false, true]);
    }
  });
});
