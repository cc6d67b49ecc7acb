import { filterOf, searchText, sortOf, type Wanted } from '../../api/product/search.rules.ts';
import { pageOf, useAddressValues } from '../kit/page/address-values.ts';

/** The longest value, in characters. Twenty filters fit. */
const LONGEST = 2000;

export type Change = Partial<Record<'text' | 'sort' | 'filter' | 'page', string>>;

/** Returns the search in the page's address, and a function that changes it. */
export const useWanted = (): [wanted: Wanted, change: (to: Change) => void] => {
  const [values, change] = useAddressValues(['text', 'sort', 'filter', 'page'], LONGEST);
  const wanted = {
    text: searchText(values.text),
    sort: sortOf(values.sort),
    filter: filterOf(values.filter),
    page: pageOf(values.page),
  };
  // Any other change goes to the first page.
  return [wanted, (to) => change({ page: '', ...to })];
};
