/** A space in a date or time at which a line must not break: between day and month, within a time, or before the time zone. */
const HELD =
  /(?<=\b\d{1,2}(?:er)?) (?=\p{L})|(?<=\b\d{1,2} de) (?=\p{L})|(?<=\p{L}) (?=\d{1,2},)|(?<=\d h) (?=\d)|(?<=\d [ap]\.?m\.?) (?=\p{Lu})/giu;

/** Makes the spaces inside a date of dates.ts non-breaking, so that a narrow column breaks it only between day, year and time. */
export const unbrokenDate = (text: string): string => text.replaceAll(HELD, '\u00a0');
