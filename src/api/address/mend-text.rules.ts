/** Zero-width signs, fillers, soft hyphens, marks of direction, variation selectors alone: nobody sees them, and no label can print them. */
const INVISIBLE =
  /\u034F|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]|[\u3164\uFFA0\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
// oxlint-disable-next-line no-control-regex -- what a paste from a table or a terminal brings
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Signs that are drawn like one that a name takes. */
const NAME_LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u201A\u201B\u02BC\u00B4\u0060\u2032]/g, "'"],
  [/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-'],
];

/** Signs that are drawn like one that an address takes. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/\u2019/g, "'"],
  ...NAME_LOOKALIKES,
  [/[\u2044\u2215]/g, '/'],
  [/\u3002/g, '.'],
  [/[\u3001\u060C]/g, ','],
];

/**
 * A line of text as it was meant, where only one thing can be meant: no signs that nobody sees, one space for any run of white
 * space and line breaks, plain apostrophes and hyphens, plain letters for full-width ones. Source: CHK-20 b.
 */
export const mendText = (typed: string): string => mendedBy(LOOKALIKES, typed);

/** The same of a name that no carrier's label is printed of: its apostrophe stays as it is written, `D’Amours`. Source: TRN-03 b. */
export const mendName = (typed: string): string => mendedBy(NAME_LOOKALIKES, typed);

const mendedBy = (lookalikes: typeof LOOKALIKES, typed: string): string => {
  const plain = typed
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0));
  const alike = lookalikes.reduce((text, [signs, one]) => text.replace(signs, one), plain);
  return alike.replace(/\s+/g, ' ').trim();
};
