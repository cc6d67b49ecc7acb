import { countryFields } from './country-fields.rules.ts';

/**
 * Returns the regions that a corrected postal code belongs to if the chosen region is not one of them, as short codes,
 * the most likely first: `['OR']` for 97205 with `WA`. Empty if the code fits the region, if no region is chosen, or if
 * the metadata does not know the code, because new codes appear faster than releases. Source: CHK-20 e.
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
  // The longer match is more likely: 06390 is in New York, though Connecticut's codes begin with 06.
  return found.toSorted((one, other) => other.length - one.length).map(({ code }) => code);
};
