import { useEffect, useState } from 'react';
import { entryState, keepInEntry } from './history-entry.ts';

const KEY = 'assessFiltersOpen';

/**
 * Returns whether the filters are open, and a function that opens or closes them. The history entry keeps it, so that
 * Back draws the page as high as it was. Source: CRT-09 b.
 */
export const useFiltersOpen = (): [open: boolean, setOpen: (open: boolean) => void] => {
  const [open, setOpen] = useState(() => entryState()?.[KEY] === true);
  // Each filter that is chosen makes an entry of its own.
  useEffect(() => {
    if ((entryState()?.[KEY] === true) !== open) keepInEntry(KEY, open);
  });
  return [open, setOpen];
};
