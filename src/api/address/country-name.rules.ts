/**
 * Returns the name of a country in the language of `tag`. A text that is not a country code is returned unchanged,
 * because a service may send anything.
 */
export const countryName = (code: string, tag: string): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) || code;
