import { startTransition, useEffect, useMemo, useState } from 'react';

/** What a page was asked to show: a text for each key, or '' if the address does not have it. */
export type AddressValues<Key extends string> = Readonly<Record<Key, string>>;

const CHANGED = 'assess-address-values';

const subscribe = (hear: (query: string) => void): (() => void) => {
  const heard = () => hear(location.search);
  // It may have changed before.
  heard();
  for (const name of ['popstate', CHANGED]) globalThis.addEventListener(name, heard);
  return () => {
    for (const name of ['popstate', CHANGED]) globalThis.removeEventListener(name, heard);
  };
};

/** Returns the values from an address's query. A value that is longer than `longest` counts as absent. */
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

/** Returns an address with some values changed. '' removes a value; everything else in the address stays. */
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

/** Keeps a list's filters, sort and page in the page's address. The caller must validate what anybody can write there. */
export const useAddressValues = <Key extends string>(
  keys: readonly Key[],
  longest?: number,
): [values: AddressValues<Key>, change: (to: Partial<Record<Key, string>>) => void] => {
  const [query, setQuery] = useState(location.search);
  useEffect(() => subscribe(setQuery), []);
  const names = keys.join(' ');
  const values = useMemo(() => valuesOf(query, names.split(' ') as Key[], longest), [query, names, longest]);
  const change = (to: Partial<Record<Key, string>>): void => {
    const address = addressWith(location.href, to);
    if (address === location.href) return;
    history.pushState(null, '', address);
    // The press is over before the list is drawn anew, in short tasks (PERF-14).
    startTransition(() => void globalThis.dispatchEvent(new Event(CHANGED)));
  };
  return [values, change];
};

/** Converts a page number in an address, which starts at 1, to one that starts at 0. Returns 0 for any other text. */
export const pageOf = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0);
