import { useEffect, useState } from 'react';
import { entryState, keepInEntry } from './history-entry.ts';

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
