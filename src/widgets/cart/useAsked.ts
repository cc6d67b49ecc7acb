import { useEffect, useRef } from 'react';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns whether the address asks for the dialog of this name, as after a sign-in. The parameter is removed, so that a
 * reload does not open the dialog again.
 */
const isAsked = (name: string): boolean => {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return false;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url.href);
  return true;
};

/** Calls `press` if the address asks for a dialog, as soon as `isThere` is true. */
export const useAsked = (name: 'quote' | 'save', isThere: boolean, press: () => void): void => {
  const asked = useRef(false);
  // The cart is read after the page has loaded.
  useEffect(() => {
    if (asked.current || !isThere || runtime().author) return;
    asked.current = true;
    if (isAsked(name)) press();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
};
