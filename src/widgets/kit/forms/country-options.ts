export type PlaceOption = { code: string; name: string };

/** Returns countries (ISO 3166-1) by name, sorted in the page's language, `first` on top. A nameless one is left out. */
export const countryOptions = (
  codes: readonly string[],
  tag: string,
  first: readonly string[] = [],
): readonly PlaceOption[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(tag);
  const options = [...new Set(codes)].flatMap((code) => {
    const name = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [{ code, name }];
  });
  const placeOf = ({ code }: PlaceOption) => (first.includes(code) ? first.indexOf(code) : first.length);
  return options.toSorted((one, other) => placeOf(one) - placeOf(other) || compare(one.name, other.name));
};
