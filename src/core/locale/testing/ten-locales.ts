/** The ten locales of LOC-01, written out: a test of each of them must not lose one together with the product's own table. */
export const TEN_LOCALES = [
  { locale: 'en-us', language: 'en', baseSite: 'usassessments', tag: 'en-US' },
  { locale: 'en-ca', language: 'en', baseSite: 'caassessments', tag: 'en-CA' },
  { locale: 'fr-ca', language: 'fr', baseSite: 'caassessments', tag: 'fr-CA' },
  { locale: 'en-gb', language: 'en', baseSite: 'ukassessments', tag: 'en-GB' },
  { locale: 'en-au', language: 'en', baseSite: 'auassessments', tag: 'en-AU' },
  { locale: 'en-nz', language: 'en', baseSite: 'nzassessments', tag: 'en-NZ' },
  { locale: 'ja-jp', language: 'en', baseSite: 'asiaassessments', tag: 'en-JP' },
  { locale: 'zh-sg', language: 'en', baseSite: 'sgassessments', tag: 'en-SG' },
  { locale: 'nl-nl', language: 'nl', baseSite: 'nlassessments', tag: 'nl-NL' },
  { locale: 'es-es', language: 'es', baseSite: 'esassessments', tag: 'es-ES' },
] as const;
