import { useEffect, useRef, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import { AT_ONCE, findItems, firstItems, isSearched } from './find-items.ts';

type FindFieldProps = {
  label: string;
  find: ReturnType<typeof useFind<unknown>>;
  /** How many of how many were found, or what to try if none were. */
  count: string;
};

/** The count is announced once typing has paused for this long. */
const SAID_AFTER_MS = 600;

/** Draws the search field above a long list, with the number of results. It is not part of the form: Enter sends nothing. */
export const FindField = ({ label, find, count }: FindFieldProps) => {
  const { typed } = find;
  const said = useRef(typed);
  useEffect(() => {
    if (said.current === typed) return undefined;
    const timer = setTimeout(() => {
      said.current = typed;
      runtime().registry.actions.announce(count);
    }, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, count]);
  if (!find.isSearched) return null;
  return (
    <div className="find">
      <TextField
        type="search"
        label={label}
        value={typed}
        autoComplete="off"
        onChange={(event) => find.setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="quiet small">{count}</p>
    </div>
  );
};

/** Searches a long list while the shopper types. */
export const useFind = <Item,>(
  items: readonly Item[],
  chosen: Item | undefined,
  textOf: (item: Item) => string,
) => {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const found = findItems(items, typed, textOf);
  const shown = firstItems(found, chosen, most);
  const isCut = found.length > most;
  return {
    isSearched: isSearched(items.length),
    typed,
    setTyped: (now: string) => {
      setTyped(now);
      setMost(AT_ONCE);
    },
    shown,
    /** How many were found, of all. If not all are shown: how many are shown, of those that were found. */
    found: isCut ? shown.length : found.length,
    total: isCut ? found.length : items.length,
    more: isCut ? () => setMost(most + AT_ONCE) : undefined,
  };
};
