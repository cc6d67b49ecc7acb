import { useCallback, useLayoutEffect, useRef } from 'react';
import { useHost } from '../kit/element/widget-context.ts';

/** Calls `onGone` when the component is removed, with whether the focus was in it. */
export const useParting = (onGone: (focused: boolean) => void): void => {
  const host = useHost();
  useLayoutEffect(() => () => onGone(host.matches(':focus-within')), [host, onGone]);
};

/**
 * Keeps the focus when the sign-in link is replaced by the button, or the other way round. Returns the callback for the
 * one that is removed.
 */
export const useFocusAcrossSignIn = (signedIn: boolean): ((focused: boolean) => void) => {
  const host = useHost();
  const kept = useRef(false);
  useLayoutEffect(() => {
    if (kept.current) (host.shadowRoot ?? host).querySelector<HTMLElement>('.account')?.focus();
    kept.current = false;
  }, [host, signedIn]);
  return useCallback((focused) => {
    kept.current = focused;
  }, []);
};
