import { useEffect, useState } from 'react';

const KEY = 'assessFiltersOpen';

/** The state that the page keeps for this entry of the history. It may be the host page's own, of any kind. */
const entry = (): Readonly<Record<string, unknown>> | undefined => {
  const state: unknown = history.state ?? {};
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : undefined;
};

/**
 * Returns whether the filters are open, and a function that opens or closes them. The history entry keeps it, so that
 * Back draws the page as high as it was. Source: CRT-09 b.
 */
export const useFiltersOpen = (): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => entry()?.[KEY] === true);
  // Each filter that is chosen makes an entry of its own.
  useEffect(() => {
    const state = entry();
    if (state && (state[KEY] === true) !== open) history.replaceState({ ...state, [KEY]: open }, '');
  });
  return [open, setOpen];
};
