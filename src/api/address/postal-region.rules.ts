import { countryFields } from './country-fields.rules.ts';

/**
 * The regions, by short codes, that a mended postal code belongs to where the chosen one is none of them, the likeliest first:
 * `['OR']` for 97205 with `WA`. Empty where they agree, where no region is chosen, and where the metadata does not know the code:
 * codes come faster than releases. Source: CHK-20 e.
 */
export const otherRegions = (postalCode: string, region: string, country: string): readonly string[] => {
  const { regions, postal } = countryFields(country);
  const known = regions.some(({ code }) => code === region) && postal.beginnings.has(region);
  if (!known) return [];
  const found = [...postal.beginnings].flatMap(([code, beginning]) => {
    const [begun] = beginning.exec(postalCode) ?? [];
    return begun === undefined ? [] : [{ code, length: begun.length }];
  });
  if (found.some(({ code }) => code === region)) return [];
  // What names more signs of the code is nearer: 06390 is New York's, though Connecticut's begin with 06.
  return found.toSorted((one, other) => other.length - one.length).map(({ code }) => code);
};
