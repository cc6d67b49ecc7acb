import { filterOf, searchText, sortOf, type Wanted } from '../../api/product/search.rules.ts';
import { pageOf, useAddressValues } from '../kit/page/address-values.ts';

/** As long as twenty filters may get. */
const LONGEST = 2000;

export type Change = Partial<Record<'text' | 'sort' | 'filter' | 'page', string>>;

/** What the page's address asks for, and the way to ask for something else: Back and a reload show the same again. */
export const useWanted = (): [wanted: Wanted, change: (to: Change) => void] => {
  const [values, change] = useAddressValues(['text', 'sort', 'filter', 'page'], LONGEST);
  const wanted = {
    text: searchText(values.text),
    sort: sortOf(values.sort),
    filter: filterOf(values.filter),
    page: pageOf(values.page),
  };
  // Another list begins at its first page.
  return [wanted, (to) => change({ page: '', ...to })];
};
