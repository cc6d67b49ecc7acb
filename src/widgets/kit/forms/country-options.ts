export type PlaceOption = { code: string; name: string };

/**
 * Countries by their names in the page's language and its order; those in `first` before all others. A code that `Intl` does
 * not know is left out: nobody could read it. `codes` are ISO 3166-1.
 */
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
