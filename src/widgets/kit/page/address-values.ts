import { useMemo, useSyncExternalStore } from 'react';

/** What a page was asked to show: a text for each key, '' where the address says nothing. */
export type AddressValues<Key extends string> = Readonly<Record<Key, string>>;

const CHANGED = 'assess-address-values';

const subscribe = (heard: () => void): (() => void) => {
  for (const name of ['popstate', CHANGED]) globalThis.addEventListener(name, heard);
  return () => {
    for (const name of ['popstate', CHANGED]) globalThis.removeEventListener(name, heard);
  };
};

const search = (): string => location.search;

/** The values that an address's query has; what is longer than any of them can be counts as not there. */
export const valuesOf = <Key extends string>(
  query: string,
  keys: readonly Key[],
  longest = LONGEST,
): AddressValues<Key> => {
  const params = new URLSearchParams(query);
  const value = (key: Key) => params.get(key) ?? '';
  return Object.fromEntries(
    keys.map((key) => [key, value(key).length > longest ? '' : value(key)]),
  ) as AddressValues<Key>;
};

const LONGEST = 200;

/** An address with other values: '' takes one out, and what else stands in it stays. */
export const addressWith = (
  address: string,
  change: Readonly<Record<string, string | undefined>>,
): string => {
  const url = new URL(address);
  for (const [key, value] of Object.entries(change)) {
    if (value) url.searchParams.set(key, value);
    else if (value === '') url.searchParams.delete(key);
  }
  return url.href;
};

/**
 * Filters, sort and page of a list, kept in the page's address: Back goes to what was shown before, a reload and a link show the same.
 * What stands there is anybody's text: whoever reads it checks it.
 */
export const useAddressValues = <Key extends string>(
  keys: readonly Key[],
  longest?: number,
): [values: AddressValues<Key>, change: (to: Partial<Record<Key, string>>) => void] => {
  const query = useSyncExternalStore(subscribe, search);
  const names = keys.join(' ');
  const values = useMemo(() => valuesOf(query, names.split(' ') as Key[], longest), [query, names, longest]);
  const change = (to: Partial<Record<Key, string>>): void => {
    const address = addressWith(location.href, to);
    if (address === location.href) return;
    history.pushState(null, '', address);
    globalThis.dispatchEvent(new Event(CHANGED));
  };
  return [values, change];
};

/** A page's number in an address, from 1, as one that counts from 0; 0 for any other text. */
export const pageOf = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0);
