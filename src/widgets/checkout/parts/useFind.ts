import { useState } from 'react';
import { AT_ONCE, findItems, firstItems, isSearched } from './find-items.ts';

export type Find<Item> = {
  isSearched: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  /** The items to show: the first that were found, and the chosen one. */
  shown: readonly Item[];
  /** How many were found, of all. If not all of them are shown: how many are shown, of those that were found. */
  found: number;
  total: number;
  /** Shows more. Undefined if everything that was found is shown. */
  more: (() => void) | undefined;
};

/** Searches a long list while the shopper types. */
export const useFind = <Item>(
  items: readonly Item[],
  chosen: Item | undefined,
  textOf: (item: Item) => string,
): Find<Item> => {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const found = findItems(items, typed, textOf);
  const shown = firstItems(found, chosen, most);
  const isCut = found.length > most;
  return {
    isSearched: isSearched(items.length),
    typed,
    setTyped: (now) => {
      setTyped(now);
      setMost(AT_ONCE);
    },
    shown,
    found: isCut ? shown.length : found.length,
    total: isCut ? found.length : items.length,
    more: isCut ? () => setMost(most + AT_ONCE) : undefined,
  };
};
