import { useEffect, useState } from 'react';

/**
 * Returns whether a part of the page is open, and a function that opens or closes it. The history entry keeps it under
 * `key`, so that Back draws the page as high as it was. Source: CRT-09 b.
 */
export const useKeptOpen = (key: string): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => entryState()?.[key] === true);
  // Each filter that is chosen makes an entry of its own.
  useEffect(() => {
    if ((entryState()?.[key] === true) !== open) keepInEntry(key, open);
  });
  return [open, setOpen];
};

/**
 * Returns the state that the page keeps for this entry of the history. It may be the host page's own, of any kind.
 * Undefined if nothing can be added to it.
 */
export const entryState = (): Readonly<Record<string, unknown>> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : undefined;
};

/** Keeps a value for this entry of the history, over a reload and Back. */
export const keepInEntry = (key: string, value: boolean | number): void => {
  const state = entryState();
  if (state && state[key] !== value) history.replaceState({ ...state, [key]: value }, '');
};
