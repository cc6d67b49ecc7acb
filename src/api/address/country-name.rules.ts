/** Returns the name of a country in the language of `tag`. Any other text is returned unchanged. */
export const countryName = (code: string, tag: string): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) || code;
