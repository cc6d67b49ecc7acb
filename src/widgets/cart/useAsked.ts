import { useEffect, useRef } from 'react';
import { runtime } from '../../core/runtime.ts';

/** Whether the address asks for the dialog of this name, as after a sign-in. It is taken out, so that a reload asks no more. */
const isAsked = (name: string): boolean => {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return false;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url.href);
  return true;
};

/** Presses for the address that asks for a dialog, once the cart that it stands over is there. */
export const useAsked = (name: 'quote' | 'save', isThere: boolean, press: () => void): void => {
  const asked = useRef(false);
  // The cart comes after the page.
  useEffect(() => {
    if (asked.current || !isThere || runtime().author) return;
    asked.current = true;
    if (isAsked(name)) press();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere]);
};
