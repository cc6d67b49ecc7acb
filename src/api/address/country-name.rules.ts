/** A country in words of `tag`; what is no country's code stands as it is, for a service may send anything. */
export const countryName = (code: string, tag: string): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames(tag, { type: 'region' }).of(code)) || code;
