import type { useSearchResultsMessages } from './SearchResults.tsx';
import type { Facet } from '../../api/product/search.rules.ts';

type Words = ReturnType<typeof useSearchResultsMessages>;

/** Returns a facet's name: in the page's language for the store's own fields, otherwise as the service names it. */
export const facetName = (t: Words, { code, name }: { code: string; name: string }): string => {
  if (code === 'qualificationLevel') return t('search-results.facet.level');
  if (code === 'productFormat') return t('search-results.facet.format');
  return code === 'programName' ? t('search-results.facet.program') : name;
};

/** Returns the name of a value in the list of its facet. */
export const valueName = (t: Words, code: string, name: string): string => {
  if (code !== 'productFormat') return name;
  const format = FORMATS[name];
  return format ? t('shared.buying.format', { format }) : name;
};

/** Returns the name of a value outside its facet. A level's letter alone would not be clear. */
export const chosenName = (t: Words, { code, name }: { code: string; name: string }): string =>
  code === 'qualificationLevel' ? `${t('shared.buying.level')} ${name}` : valueName(t, code, name);

/** The store's formats by the service's names for them. */
const FORMATS: Readonly<Record<string, string>> = {
  Print: 'PRINT',
  Digital: 'DIGITAL',
  'Q-global': 'QGLOBAL',
  aimswebPlus: 'AIMSWEB',
  Training: 'TRAINING',
};

/** The values of a long filter that are shown at first. */
const FIRST = 8;

/** A filter that is longer by no more than this is shown whole. */
const SPARE = 2;

/** Returns the values that a filter shows at first: its first ones, and whatever else is chosen. */
export const shownValues = (values: Facet['values']): Facet['values'] =>
  values.length <= FIRST + SPARE ? values : values.filter(({ selected }, at) => at < FIRST || selected);
