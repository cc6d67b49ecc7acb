import { SHOWN_STATES, type ShownState } from '../../api/quote/quote.rules.ts';
import { pageOf, useAddressValues } from '../kit/page/address-values.ts';

export const QUOTE_SORTS = ['byDate', 'byExpiration', 'byCode', 'byName'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

/** The filters and the order of the list. Pages count from 0. */
export type ListWanted = { page: number; sort: QuoteSort; state: ShownState | ''; query: string };

/** Keeps them in the page's address. Any change except of the page goes to the first page. Source: QTE-04 a. */
export const useListWanted = (): [wanted: ListWanted, change: (to: Partial<ListWanted>) => void] => {
  const [address, setAddress] = useAddressValues(['page', 'sort', 'state', 'query']);
  const wanted: ListWanted = {
    page: pageOf(address.page),
    sort: QUOTE_SORTS.find((one) => one === address.sort) ?? 'byDate',
    state: SHOWN_STATES.find((one) => one === address.state) ?? '',
    query: address.query.trim(),
  };
  const change = ({ page = 0, sort, state, query }: Partial<ListWanted>): void =>
    setAddress({
      page: page === 0 ? '' : String(page + 1),
      ...(sort !== undefined && { sort: sort === 'byDate' ? '' : sort }),
      ...(state !== undefined && { state }),
      ...(query !== undefined && { query }),
    });
  return [wanted, change];
};
