import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_RECORDS, MAX_TEXT_LENGTH, readPaste, readPasteFile } from './read-paste.ts';
import { normalizeCode } from '../isbn.rules.ts';
import { toCsv } from './csv-export.ts';
import { HOSTILE_PIECES, fillTo } from '../../../../tests/fixtures/pastes/hostile-pieces.ts';
import { MAX_LINE_LENGTH, splitRecords } from './records.ts';

const fill = (piece: string) => fillTo(128 * 1024, piece);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('caps of readPaste', () => {
  it('does not look at a text over its cap, and says so [SEC-10 part]', () => {
    expect(readPaste('9'.repeat(MAX_TEXT_LENGTH + 1))).toEqual({
      lines: [],
      unread: [],
      truncated: false,
      leftOff: 0,
      error: { code: 'too-large', params: { size: MAX_TEXT_LENGTH + 1, limit: MAX_TEXT_LENGTH } },
    });
  });

  it('does not decode 10 MB of file [SEC-10 part]', () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const result = readPasteFile(new Uint8Array(10 * 1024 * 1024));
    expect(result.error).toEqual({
      code: 'too-large',
      params: { size: 10 * 1024 * 1024, limit: MAX_FILE_BYTES },
    });
    expect(decode).not.toHaveBeenCalled();
  });

  it('reads the first 1000 rows and counts those left off [SEC-10 part]', () => {
    const text = Array.from({ length: MAX_RECORDS + 7 }, (_, i) => `CODE-${i},2\n\n`).join('');
    const result = readPaste(text);
    expect(result.lines).toHaveLength(MAX_RECORDS);
    expect(result.lines.at(-1)).toEqual({
      code: 'CODE-999',
      quantity: '2',
      lineNumber: 1999,
      raw: 'CODE-999,2',
    });
    expect([result.truncated, result.leftOff, result.error]).toEqual([true, 7, undefined]);
  });

  it('caps size and rows of paste and file before parsing, and escapes formulas on export [SEC-10]', () => {
    const big = 'LMS4-KIT,3\n'.repeat(MAX_FILE_BYTES / 8);
    const seen = [readPaste(big), readPasteFile(new TextEncoder().encode(big))];
    expect(seen.map(({ error, lines, unread }) => [error?.code, lines.length, unread.length])).toEqual([
      ['too-large', 0, 0],
      ['too-large', 0, 0],
    ]);
    const rows = readPaste('LMS4-KIT,3\n'.repeat(MAX_RECORDS + 1));
    expect([rows.lines.length, rows.leftOff]).toEqual([MAX_RECORDS, 1]);
    expect(toCsv([['=1', '+1', '-1', '@1', '\t1', '\r1']])).toBe(
      "\uFEFF'=1,'+1,'-1,'@1,\"'\t1\",\"'\r1\"\r\n",
    );
  });

  it('takes a file and a text of 2 MB, and not a byte more [SEC-10 part]', () => {
    expect([MAX_FILE_BYTES, MAX_TEXT_LENGTH]).toEqual([2 * 1024 * 1024, 2 * 1024 * 1024]);
    const text = `LMS4-KIT,3\n${' '.repeat(MAX_TEXT_LENGTH)}`.slice(0, MAX_TEXT_LENGTH);
    const file = new TextEncoder().encode(text);
    expect([readPaste(text).lines.length, readPasteFile(file).lines.length]).toEqual([1, 1]);
    const errors = [readPaste(`${text} `).error, readPasteFile(new TextEncoder().encode(`${text} `)).error];
    expect(errors.map((error) => error?.params.size)).toEqual([MAX_TEXT_LENGTH + 1, MAX_TEXT_LENGTH + 1]);
  });

  it('looks at the first 256 K characters and counts the lines left off [SEC-10 part]', () => {
    const row = `LMS4-KIT,3,${'long title '.repeat(80)}\n`;
    const { lines, leftOff, truncated } = readPaste(row.repeat(500));
    expect([lines.length, leftOff, truncated]).toEqual([293, 207, true]);
    expect(readPaste(`${'9'.repeat(300_000)}\nLMS4-KIT,3\n\n`)).toMatchObject({ lines: [], leftOff: 1 });
  });
});

describe('a code without a quantity', () => {
  it.each([
    ['beside rows of a spreadsheet', 'VLS-KIT\t3\nLMS4-KIT\nHMC-KIT\t2', ['3', '', '2']],
    ['below a single row of one', 'VLS-KIT\t1\nLMS4-KIT', ['1', '']],
    ['above rows of one', 'LMS4-KIT\nVLS-KIT\t3\nHMC-KIT\t2', ['', '3', '2']],
    ['whose empty cell is there', 'VLS-KIT\t1\nLMS4-KIT\t', ['1', '']],
  ])('is asked %s [QO-09 d]', (_where, text, quantities) => {
    expect(readPaste(text).lines.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it.each([
    ['among codes alone', 'VLS-KIT\nLMS4-KIT', ['1', '1']],
    ['among lines with a comma', 'VLS-KIT, 3\nLMS4-KIT', ['3', '1']],
    ['among lines that somebody has typed', 'VLS-KIT 3\nLMS4-KIT', ['3', '1']],
  ])('is one piece %s [QO-05 part]', (_where, text, quantities) => {
    expect(readPaste(text).lines.map(({ quantity }) => quantity)).toEqual(quantities);
  });
});

describe('a second cell that can be no quantity', () => {
  it.each([
    ['a long number after a tab', 'MAB2-MAN\t1000000000', 'MAB2-MAN', '1000000000'],
    ['a long number after a space', 'HSW-KIT 1000000000', 'HSW-KIT', '1000000000'],
    ['a long number after a comma', 'VLS-MAN,1000000000', 'VLS-MAN', '1000000000'],
    ['eight digits after a semicolon', 'OSI3-KIT;12345678', 'OSI3-KIT', '12345678'],
    ['a number with a wrong check digit', 'PRA2-KIT\t9780306406158', 'PRA2-KIT', '9780306406158'],
    ['a long number after an ISBN', '9780306406157\t1000000000', '9780306406157', '1000000000'],
    ['a word after a tab', 'PRA2-KIT\tabc', 'PRA2-KIT', 'abc'],
    ['a word after a comma', 'PRA2-KIT,abc', 'PRA2-KIT', 'abc'],
    ['a word after a semicolon', 'PRA2-KIT;abc', 'PRA2-KIT', 'abc'],
  ])('is kept as typed, for the row to refuse: %s [QO-05 part]', (_, text, code, quantity) => {
    expect(readPaste(text)).toMatchObject({ lines: [{ code, quantity }], unread: [] });
  });

  it.each([
    ['several words', 'PRA2-KIT\tThe Book'],
    ['a long word', 'PRA2-KIT\tMicrobiology'],
    ['a word among three cells', 'PRA2-KIT\tTitle\tabc'],
    ['the title of a column', 'PRA2-KIT\tQty'],
  ])('is passed over where it is a title: %s [QO-05 part]', (_, text) => {
    expect(readPaste(text)).toMatchObject({ lines: [{ code: 'PRA2-KIT', quantity: '1' }], unread: [] });
  });

  it.each(['PRA2-KIT\t9780306406157', 'PRA2-KIT,0306406152'])(
    'is ambiguous where it is a valid ISBN: %s [QO-05 part]',
    (text) => {
      expect(readPaste(text)).toMatchObject({ lines: [], unread: [{ reason: 'ambiguous' }] });
    },
  );
});

describe('any text', () => {
  const pieces =
    '9780306406157|978-0-306-|0 8044 2957 X|LMS4-KIT|rpw-g3-lic|3|-1|2,0|x|×|(|)|"|\'|=|;|,|\t|\n|\r\n|||> |- |1. |ISBN|Qty|Aantal|$45.00|9.78E+12|\u200f|\u0000|\ud83d|é|three| '.split(
      '|',
    );

  it('gives normalised codes and true line numbers, and never throws [QO-05 part]', () => {
    let seed = 42;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join(
        next(2) ? '' : ' ',
      );
      const { lines, unread } = readPaste(text);
      const count = text.split(/\r\n|[\n\r]/).length;
      const wrong = lines.filter(({ code }) => code.length < 3 || code !== normalizeCode(code));
      expect(wrong, JSON.stringify(text)).toEqual([]);
      expect([...lines, ...unread].filter((l) => l.lineNumber < 1 || l.lineNumber > count)).toEqual([]);
    }
  });

  it('is read from first to last: every line is in one of the two lists [QO-05 part]', () => {
    const text = 'Hello\nLMS4-KIT 2\nfoo bar\n9780306406157\n9.78E+12\nA-12 and B-12 x7\nbye';
    const { lines, unread } = readPaste(text);
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual([2, 4, 6, 6]);
    expect(unread.map(({ lineNumber }) => lineNumber)).toEqual([1, 3, 5, 7]);
  });
});

describe('hostile text', () => {
  it.each(HOSTILE_PIECES)(
    'is answered without an error, and no line comes back longer than a line may be: %s [SEC-10 part]',
    (_, piece) => {
      const text = fill(piece);
      const { lines, unread, error } = readPaste(text);
      expect(error).toBeUndefined();
      expect([...lines, ...unread].filter(({ raw }) => raw.length > MAX_LINE_LENGTH)).toEqual([]);
    },
  );

  it.each(HOSTILE_PIECES)(
    'is split by looking at each character a few times: %s [SEC-10 part]',
    (_, piece) => {
      const text = fill(piece);
      let steps = 0;
      const counted = {
        length: text.length,
        charAt: (index: number) => {
          steps += 1;
          return text.charAt(index);
        },
        slice: (from: number, to: number) => text.slice(from, to),
      };
      for (const delimiter of ['\t', ';', '|', ',', undefined] as const) splitRecords(counted, delimiter);
      expect(steps / 5).toBeLessThan(6 * text.length);
    },
  );
});
