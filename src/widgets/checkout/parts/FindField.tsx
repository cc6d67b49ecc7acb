import { useEffect, useRef } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import type { Find } from './useFind.ts';

type FindFieldProps = {
  label: string;
  find: Find<unknown>;
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
