/** A sentence as it stands behind a colon: all our languages but English begin it with a small letter. `tag` is that of the page. */
export const afterColon = (words: string, tag: string): string =>
  tag.startsWith('en') ? words : words.charAt(0).toLocaleLowerCase(tag) + words.slice(1);
