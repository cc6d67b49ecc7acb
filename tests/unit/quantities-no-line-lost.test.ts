import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/api/quick-order/paste/decode-text.ts';
import { type PasteResult, readPaste, readPasteFile } from '../../src/api/quick-order/paste/read-paste.ts';

const folder = new URL('../fixtures/pastes/', import.meta.url);
const files = readdirSync(folder).filter((file) => /\.(?:txt|csv)$/.test(file));

/** The words of titles. A line of such words only is a heading. */
const TITLES = new Set(
  'isbn 13 10 sku code código référence artikelnummer item product title désignation intitulé descripción description qty quantity quantities quantité cantidad aantal menge 数量 needed ordered besteld wanted price unit prix unitaire total order in stock the'.split(
    ' ',
  ),
);

/** Returns the lines with a letter or digit that are neither in a row, nor listed as unread, nor a heading. */
function lostLines(text: string, { lines, unread }: PasteResult): string[] {
  const told = [...lines, ...unread].map(({ raw }) => raw.replace(/…$/, '')).join('\n');
  const isHeading = (line: string) =>
    (line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => TITLES.has(word));
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\p{Cc}+$/u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !told.includes(line.slice(0, 150)) && !isHeading(line));
}

/** Returns reproducible random choices, so that every run has the same lists. */
function chance(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

const LISTS = [
  ['LMS4-KIT 3', 'VLS-MAN 2', 'OSI3-KIT 4'],
  ['LMS4-KIT\t3', 'VLS-MAN\t2', 'OSI3-KIT\t4'],
  ['Code\tQty', 'LMS4-KIT\t3', 'VLS-MAN\t2'],
  ['Code,Title,Qty', 'LMS4-KIT,Kit,3', 'VLS-MAN,Manual,2'],
  ['9780306406157; 2', '9783161484100; 5'],
  ['Code: LMS4-KIT, Qty: 2', 'Code: VLS-MAN, Qty: 3'],
  ['Code   Qty', 'LMS4-KIT   3', 'VLS-MAN   2'],
  ['2 x LMS4-KIT', '3 x VLS-MAN'],
];
const PIECES =
  'not needed|needed|ordered|quantity|Quantities|Qty|qty two|two|Two|Code:|Code|Item|Screener|vls-kit|kits|Title:|SKU =|Needed:|5|x2|12|wanted|besteld|Reeds|aantal|Menge|quantité|cantidad|bestellt|Dana|Oak School|for|the|cancel|(|)|:|,|\t|;|–|never|previously|estimates|are|last year|2025|Price|Total|Product|please|数量|変更|unknown|TBD|each|per class'.split(
    '|',
  );

describe('no line of a list is lost without a word', () => {
  it.each(files)('of %s: each is a row, a heading or listed [QO-09 d, QO-05 part]', (file) => {
    const bytes = readFileSync(new URL(file, folder));
    const result = readPasteFile(bytes);
    // Lines over a limit are only counted, so their texts cannot be found.
    if (result.error || result.truncated || file.startsWith('binary')) return;
    expect(lostLines(decodeText(bytes), result)).toEqual([]);
  });

  it.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
    'nor are random lines between, above and below its rows: seed %i [QO-09 d]',
    (seed) => {
      const random = chance(seed * 104_729);
      for (let round = 0; round < 300; round += 1) {
        const list = [...random.of(LISTS)];
        for (let added = 1 + random.below(2); added > 0; added -= 1) {
          const words = Array.from({ length: 1 + random.below(4) }, () => random.of(PIECES));
          const indent = random.of(['', '', '  ', '\t']);
          list.splice(random.below(list.length + 1), 0, indent + words.join(random.of([' ', ' ', ', '])));
        }
        const text = list.join('\n');
        expect(lostLines(text, readPaste(text)), text).toEqual([]);
      }
    },
  );

  it.each([
    ['Code: vls-kit, Qty: 2\nCode: vls-man, Qty: 3', 'VLS-KIT 2, VLS-MAN 3'],
    ['SKU = vls-kit; Qty = 2', 'VLS-KIT 2'],
    ['- Réf : vls-kit, Qté : 2\n- Réf : vls-man, Qté : 3', 'VLS-KIT 2, VLS-MAN 3'],
    ['Artikel: vls-kit | Menge: 2', 'VLS-KIT 2'],
    ['ISBN: TBD, Qty: 2\nISBN: 9780306406157, Qty: 3', '9780306406157 3, !ISBN: TBD, Qty: 2'],
    ['Reading Scales\tQty 2\n9780306406157\t3', '9780306406157 3, !Reading Scales\tQty 2'],
    ['LMS4-KIT 3\nTwo Screener kits needed\nVLS-MAN 2', 'LMS4-KIT 3, VLS-MAN _, !Two Screener kits needed'],
    ['Not needed\nLMS4-KIT\t3', 'LMS4-KIT _, !Not needed'],
    ['No longer needed\nCode\tQty\nVLS-MAN\t2', 'VLS-MAN _, !No longer needed'],
  ])('such as one of labels, or one that looks like a heading: %j → %s [QO-09 d]', (text, told) => {
    const { lines, unread } = readPaste(text);
    const all = [
      ...lines.map(({ code, quantity }) => `${code} ${quantity || '_'}`),
      ...unread.map(({ raw }) => `!${raw}`),
    ];
    expect(all.join(', ')).toBe(told);
  });
});
