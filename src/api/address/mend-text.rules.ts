/** Invisible characters that no label can print: zero-width signs, fillers, direction marks and the like. */
const INVISIBLE =
  /\u034F|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]|[\u3164\uFFA0\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
// oxlint-disable-next-line no-control-regex -- what a paste from a table or a terminal brings
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Characters that look like one that a name accepts. */
const NAME_LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u201A\u201B\u02BC\u00B4\u0060\u2032]/g, "'"],
  [/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-'],
];

/** Characters that look like one that an address accepts. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/\u2019/g, "'"],
  ...NAME_LOOKALIKES,
  [/[\u2044\u2215]/g, '/'],
  [/\u3002/g, '.'],
  [/[\u3001\u060C]/g, ','],
];

/** Corrects invisible characters, white space, look-alikes and full-width letters of a line. Source: CHK-20 b. */
export const mendText = (typed: string): string => mendedBy(LOOKALIKES, typed);

/** Corrects a name that is not printed on a carrier's label. It keeps its apostrophe, `D’Amours`. Source: TRN-03 b. */
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
