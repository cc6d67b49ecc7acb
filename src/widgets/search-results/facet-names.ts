import type { useSearchResultsMessages } from './useSearchResultsMessages.ts';

type Words = ReturnType<typeof useSearchResultsMessages>;

/** A facet's name: the store's own fields in the page's language, others as the service calls them. */
export const facetName = (t: Words, { code, name }: { code: string; name: string }): string => {
  if (code === 'qualificationLevel') return t('search-results.facet.level');
  if (code === 'productFormat') return t('search-results.facet.format');
  return code === 'programName' ? t('search-results.facet.program') : name;
};

/** A value's name beside others of its facet. `filter` is what it adds or takes away. */
export const valueName = (t: Words, code: string, name: string): string => {
  if (code !== 'productFormat') return name;
  const format = FORMATS[name];
  return format ? t('shared.buying.format', { format }) : name;
};

/** The name of a value that stands alone: a level's letter says nothing. */
export const chosenName = (t: Words, { code, name }: { code: string; name: string }): string =>
  code === 'qualificationLevel' ? `${t('shared.buying.level')} ${name}` : valueName(t, code, name);

/** As the service names the store's formats. */
const FORMATS: Readonly<Record<string, string>> = {
  Print: 'PRINT',
  Digital: 'DIGITAL',
  'Q-global': 'QGLOBAL',
  aimswebPlus: 'AIMSWEB',
  Training: 'TRAINING',
};
