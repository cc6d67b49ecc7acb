import type { Locale } from './locale-table.ts';

/** Returns a locale's country in lower case, for messages that depend on it: `us` for `en-us` (LOC-12, names of taxes). */
export const countryOf = (locale: Locale): string => locale.slice(3);
