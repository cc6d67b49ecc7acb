import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { joinLines, listFragment, MOST_LINES, readListFragment, type ListLine } from './list-link.rules.ts';

const TWO: readonly ListLine[] = [
  { code: 'LMS4-KIT', quantity: 2 },
  { code: 'LMS4-REC25', quantity: 3 },
];
const LINK = '#list=en-us/2/LMS4-KIT:2,LMS4-REC25:3/end';
const many = (count: number): ListLine[] =>
  Array.from({ length: count }, (_, at) => ({ code: `P-${at}`, quantity: at + 1 }));

/** Returns a generator of the same numbers in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('a list as a link', () => {
  it('holds codes and quantities, and nothing else of the lines [LEAD-04 a]', () => {
    const lines = TWO.map((line) => ({ ...line, name: 'Kit', price: 590, uid: 'mara' }));
    expect(listFragment('en-us', lines)).toBe(LINK);
  });

  it.each<[string, readonly ListLine[]]>([
    ['nothing', []],
    [
      'nothing that it can carry',
      [
        { code: 'A/B', quantity: 1 },
        { code: 'A', quantity: 0 },
      ],
    ],
    ['too many products', many(MOST_LINES + 1)],
  ])('is none of %s [LEAD-04 e]', (_what, lines) => {
    expect(listFragment('en-us', lines)).toBeUndefined();
  });

  it('holds 500 products, and gives each of them back [LEAD-04 e]', () => {
    const fragment = listFragment('fr-ca', many(MOST_LINES))!;
    expect(fragment.length).toBeLessThan(8000);
    expect(readListFragment(fragment)).toEqual({
      state: 'read',
      from: 'fr-ca',
      lines: many(MOST_LINES),
      total: MOST_LINES,
      isCut: false,
    });
  });

  it('gives back whatever lines it was made of, by 300 lists of any signs [LEAD-04 a]', () => {
    const next = numbers(4);
    const SIGNS = [...Array.from('ABZaz019-_.,:;#%&?=+@*~\'"()[]{}|<>!$ éßЖ漢'), 'e\u0301', '😀'];
    for (let round = 0; round < 300; round += 1) {
      const lines = Array.from({ length: 1 + next(30) }, () => ({
        code: `${Array.from({ length: 1 + next(12) }, () => SIGNS[next(SIGNS.length)]).join('')}x`.trim(),
        quantity: 1 + next(99_999),
      }));
      const fragment = listFragment('en-gb', lines)!;
      // The fragment in a browser's form.
      const { hash } = new URL(fragment, 'https://shop.test/cart');
      const read = readListFragment(hash);
      expect(read).toMatchObject({ state: 'read', lines: joinLines(lines), isCut: false });
    }
  });

  it('has each product once, with its units together [LEAD-04 a]', () => {
    expect(joinLines([...TWO, { code: 'LMS4-KIT', quantity: 99_998 }])).toEqual([
      { code: 'LMS4-KIT', quantity: 99_999 },
      { code: 'LMS4-REC25', quantity: 3 },
    ]);
  });
});

describe('a link that was cut', () => {
  it('is at no place taken for a whole one, and never gives a line that was not in it [LEAD-04 d]', () => {
    for (let length = 0; length < LINK.length - '/end'.length; length += 1) {
      const read = readListFragment(LINK.slice(0, length));
      if (read.state !== 'read') continue;
      expect(read).toEqual({ state: 'read', from: 'en-us', lines: TWO.slice(0, 1), total: 2, isCut: true });
    }
    expect(readListFragment(LINK.slice(0, -6))).toMatchObject({ state: 'read', isCut: true });
  });

  everyRow(['/', '/e', '/en', '/end'])(
    'is whole where all its products and %j are there [LEAD-04 d]',
    (end) => {
      expect(readListFragment(LINK.replace('/end', end))).toMatchObject({ lines: TWO, isCut: false });
    },
  );

  it('is not believed where a piece in its middle is missing [LEAD-04 d]', () => {
    const fragment = listFragment('en-us', many(40))!;
    const broken = fragment.slice(0, 60) + fragment.slice(140);
    expect(readListFragment(broken)).toEqual({ state: 'unreadable' });
  });
});

describe('a link that came through a mail program', () => {
  it('is read where its signs were encoded, or where a text goes on after it [LEAD-04 d]', () => {
    const sent = [
      LINK.replaceAll(':', '%3A'),
      LINK.replaceAll(',', '%2C'),
      `#list=${encodeURIComponent(LINK.slice(6))}`,
      `#list=${encodeURIComponent(LINK.slice(6)).toLowerCase().replaceAll('lms4-kit', 'LMS4-KIT').replace('lms4-rec25', 'LMS4-REC25')}`,
      ...['.', ')', '>', '%3E', ',', ';', '!', ').', '"', '%22', '%E2%80%9D', ']', '*', '_'].map(
        (after) => LINK + after,
      ),
      `#list=${encodeURIComponent(LINK.slice(6))}%3E.`,
    ];
    const read = sent.map((hash) => [hash, readListFragment(hash)]);
    const whole = { state: 'read', from: 'en-us', lines: TWO, total: 2, isCut: false };
    expect(read).toEqual(sent.map((hash) => [hash, whole]));
  });

  it('is read with its codes as they were, where these have the signs of the link [LEAD-04 d]', () => {
    const lines = [
      { code: 'A:B,C', quantity: 2 },
      { code: '50%25', quantity: 1 },
    ];
    const fragment = listFragment('en-us', lines)!;
    for (const hash of [`${fragment}.`, `${fragment}%3E`, `#list=${encodeURIComponent(fragment.slice(6))}`])
      expect(readListFragment(hash), hash).toMatchObject({ lines, isCut: false });
  });

  it('is never taken for a whole one where it was encoded and cut [LEAD-04 d]', () => {
    const sent = `#list=${encodeURIComponent(LINK.slice(6))}`;
    for (let length = 0; length < sent.length - '%2Fend'.length; length += 1) {
      const read = readListFragment(sent.slice(0, length));
      if (read.state === 'read')
        expect(read).toEqual({ state: 'read', from: 'en-us', lines: TWO.slice(0, 1), total: 2, isCut: true });
    }
    expect(readListFragment(sent.slice(0, -8))).toMatchObject({ state: 'read', isCut: true });
  });
});

describe('a link that somebody made up', () => {
  everyRow([
    ['', 'none'],
    ['#', 'none'],
    ['#top', 'none'],
    ['#List=en-us/1/A:1/end', 'none'],
    ['#list=', 'unreadable'],
    ['#list=LMS4-KIT:2', 'unreadable'],
    ['#list=xx-yy/1/A:1/end', 'unreadable'],
    ['#list=__proto__/1/A:1/end', 'unreadable'],
    ['#list=en-us/0/A:1/end', 'unreadable'],
    ['#list=en-us/1e2/A:1/end', 'unreadable'],
    ['#list=en-us/2/A:1/end', 'unreadable'],
    ['#list=en-us/1/A:1,B:1/end', 'unreadable'],
    ['#list=en-us/1/A:1/end/more', 'unreadable'],
    ['#list=en-us/1/A:1/stop', 'unreadable'],
    ['#list=en-us/1/A:1/end.of', 'unreadable'],
    ['#list=en-us%252F1%252FA%253A1%252Fend', 'unreadable'],
    ['#list=en-us/1/A:0/end', 'unreadable'],
    ['#list=en-us/1/A:-1/end', 'unreadable'],
    ['#list=en-us/1/A:1.5/end', 'unreadable'],
    ['#list=en-us/1/A:100000/end', 'unreadable'],
    ['#list=en-us/1/A:1:2/end', 'unreadable'],
    ['#list=en-us/1/A/end', 'unreadable'],
    ['#list=en-us/1/:1/end', 'unreadable'],
    ['#list=en-us/1/%/end', 'unreadable'],
    ['#list=en-us/1/%E0%A4%A:1/end', 'unreadable'],
    ['#list=en-us/1/A%00B:1/end', 'unreadable'],
    ['#list=en-us/1/A%0AB:1/end', 'unreadable'],
    ['#list=en-us/1/A%E2%80%AEB:1/end', 'unreadable'],
    ['#list=en-us/1/A%E2%80%8BB:1/end', 'unreadable'],
    ['#list=en-us/1/..:1/end', 'unreadable'],
    ['#list=en-us/1/..%2Fcarts:1/end', 'unreadable'],
    ['#list=en-us/1/a%5Cb:1/end', 'unreadable'],
    ['#list=en-us/1/%20A:1/end', 'unreadable'],
    [`#list=en-us/1/${'A'.repeat(65)}:1/end`, 'unreadable'],
    [`#list=en-us/1/${'A'.repeat(50_000)}:1/end`, 'unreadable'],
    [`#list=en-us/500/${'A:1,'.repeat(20_000)}/end`, 'unreadable'],
    ['#list=en-us/501/A:1', 'too-long'],
    ['#list=en-us/999999/A:1/end', 'too-long'],
  ] as const)('%.60j is %s [LEAD-04 d]', (hash, state) => {
    expect(readListFragment(hash)).toEqual({ state });
  });

  it('has names of objects as codes like any other [LEAD-04 d]', () => {
    const hash = '#list=en-us/3/__proto__:1,constructor:2,toString:3/end';
    expect(readListFragment(hash)).toMatchObject({
      lines: [
        { code: '__proto__', quantity: 1 },
        { code: 'constructor', quantity: 2 },
        { code: 'toString', quantity: 3 },
      ],
    });
    expect(Object.keys({})).toEqual([]);
  });

  it('has markup as a code, which is text wherever it is shown [LEAD-04 d]', () => {
    const fragment = listFragment('en-us', [{ code: '<img src=x onerror=alert(1)>', quantity: 1 }])!;
    expect(fragment).not.toContain('<');
    expect(readListFragment(fragment)).toMatchObject({ state: 'read' });
  });

  it('is read in the time of a long one, whatever its signs [LEAD-04 d]', () => {
    const began = performance.now();
    for (const sign of [',', ':', '%', '/', '%25', 'A:1,', ' '])
      readListFragment(`#list=en-us/500/${sign.repeat(47_000 / sign.length)}`);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
