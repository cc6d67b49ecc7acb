import { pageOf, useAddressValues, type AddressValues } from './address-values.ts';

type Named<Code extends string> = { code: Code; name: string };

/** A filter of a list: a search that Enter sends, a choice, or a day (`2026-01-31`). */
export type Filter =
  | { kind: 'search'; label: string; hint?: string }
  | { kind: 'choice'; label: string; all: string; options: readonly Named<string>[] }
  | { kind: 'day'; label: string };

export type Filters = Readonly<Record<string, Filter>>;

type ValueOf<One> = One extends { options: readonly Named<infer Code>[] } ? Code | '' : string;

/** What a list is to show. A filter that is not in force is ''. Pages count from 0. */
export type WantedOfList<Of extends Filters, Sort extends string> = { page: number; sort: Sort } & {
  [Name in keyof Of]: ValueOf<Of[Name]>;
};

/** A list's filters and orders, what they are set to, and how they change. Made by `useListView`. */
export type ListView = {
  filters: Filters;
  sorts: readonly Named<string>[];
  wanted: { readonly page: number; readonly sort: string };
  valueOf: (name: string) => string;
  isNarrowed: boolean;
  /** Changes some values. Each change except of the page goes to the first page. */
  change: (to: Readonly<Record<string, string | number>>) => void;
};

/** Returns what an address wants. Anybody can write it, so a value that is not possible counts as absent. */
export const wantedOf = <Of extends Filters, Sort extends string>(
  values: AddressValues<string>,
  filters: Of,
  sorts: readonly Named<Sort>[],
): WantedOfList<Of, Sort> => {
  const known = ([name, filter]: [string, Filter]): [string, string] => {
    const value = values[name]?.trim() ?? '';
    if (filter.kind === 'choice')
      return [name, filter.options.find(({ code }) => code === value)?.code ?? ''];
    return [name, filter.kind === 'day' && !isDay(value) ? '' : value];
  };
  return {
    ...Object.fromEntries(Object.entries(filters).map(known)),
    page: pageOf(values['page'] ?? ''),
    sort: (sorts.find(({ code }) => code === values['sort']) ?? sorts[0])?.code ?? '',
  } as WantedOfList<Of, Sort>;
};

/** Returns whether a text is a day that exists: `2026-02-28`. */
const isDay = (text: string): boolean => {
  const instant = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/**
 * Keeps a list's search, filters, order and page in the page's address. Back and reload show the same. The first order is
 * the default, which the address does not name. Give `wanted` to the query and the whole view to `ListPage`.
 */
export const useListView = <const Of extends Filters, const Sort extends string = string>(
  filters: Of,
  sorts: readonly Named<Sort>[] = [],
): ListView & { wanted: WantedOfList<Of, Sort> } => {
  const names = Object.keys(filters);
  const [address, setAddress] = useAddressValues(['page', 'sort', ...names]);
  const wanted = wantedOf(address, filters, sorts);
  const texts = wanted as Readonly<Record<string, string>>;
  const valueOf = (name: string): string => texts[name] ?? '';
  return {
    filters,
    sorts,
    wanted,
    valueOf,
    isNarrowed: names.some((name) => valueOf(name) !== ''),
    change: ({ page = 0, ...others }) => {
      const changed = Object.entries(others).map(([name, value]) => [name, String(value).trim()]);
      const change = Object.fromEntries(changed) as Record<string, string>;
      if (change['sort'] === sorts[0]?.code) change['sort'] = '';
      setAddress({ ...change, page: page === 0 ? '' : String(Number(page) + 1) });
    },
  };
};

/** Returns a list's address with its search, filters and page, if the browser names the list as the page before this one. */
export const listPlace = (
  list: string,
  { referrer, href }: { referrer: string; href: string } = {
    referrer: document.referrer,
    href: location.href,
  },
): string => {
  const own = new URL(list, href);
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (before?.origin !== own.origin || before.pathname !== own.pathname) return list;
  return before.searchParams.has('id') ? list : `${list.split('?')[0] ?? ''}${before.search}`;
};
