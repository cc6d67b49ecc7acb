import type { Locale } from './locale-table.ts';

/** The country of a locale as messages choose by it, in small letters: `us` of `en-us` (LOC-12, names of taxes). */
export const countryOf = (locale: Locale): string => locale.slice(3);
