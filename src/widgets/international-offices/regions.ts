import type { Locale } from '../../core/locale/locale-table.ts';

/** The parts of the world with their sites, in the order in which they are shown. */
export const regions = [
  ['americas', ['en-us', 'en-ca', 'fr-ca']],
  ['europe', ['en-gb', 'nl-nl', 'es-es']],
  ['asiaPacific', ['en-au', 'en-nz', 'ja-jp', 'zh-sg']],
] as const satisfies readonly (readonly [string, readonly Locale[]])[];
