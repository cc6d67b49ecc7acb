/** A space that a line must not end with: after the day or before it in its month, within a time, before its zone. */
const HELD =
  /(?<=\b\d{1,2}(?:er)?) (?=\p{L})|(?<=\b\d{1,2} de) (?=\p{L})|(?<=\p{L}) (?=\d{1,2},)|(?<=\d h) (?=\d)|(?<=\d [ap]\.?m\.?) (?=\p{Lu})/giu;

/** A date of dates.ts in which a line ends between day, year and time alone: for a narrow column. */
export const unbrokenDate = (text: string): string => text.replaceAll(HELD, '\u00a0');
