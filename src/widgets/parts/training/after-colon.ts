/**
 * Returns a sentence as it is written after a colon. All our languages except English then begin with a small letter.
 * `tag` is the page's language tag.
 */
export const afterColon = (words: string, tag: string): string =>
  tag.startsWith('en') ? words : words.charAt(0).toLocaleLowerCase(tag) + words.slice(1);
