import { useState } from 'react';
import { AT_ONCE, findItems, firstItems, isSearched } from './find-items.ts';

export type Find<Item> = {
  isSearched: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  /** What is on show: what was found, as far as it is not too much, and what is chosen. */
  shown: readonly Item[];
  found: number;
  total: number;
  /** Shows more; undefined where all that was found shows. */
  more: (() => void) | undefined;
};

/** A long list, searched as it is typed into. */
export const useFind = <Item>(
  items: readonly Item[],
  chosen: Item | undefined,
  textOf: (item: Item) => string,
): Find<Item> => {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const found = findItems(items, typed, textOf);
  return {
    isSearched: isSearched(items.length),
    typed,
    setTyped: (now) => {
      setTyped(now);
      setMost(AT_ONCE);
    },
    shown: firstItems(found, chosen, most),
    found: found.length,
    total: items.length,
    more: found.length > most ? () => setMost(most + AT_ONCE) : undefined,
  };
};
