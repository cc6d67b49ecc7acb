import { useCallback, useLayoutEffect, useRef } from 'react';
import { useHost } from '../kit/element/widget-context.ts';

/** Tells, as its owner goes, whether the focus was in it. */
export const useParting = (onGone: (focused: boolean) => void): void => {
  const host = useHost();
  useLayoutEffect(() => () => onGone(host.matches(':focus-within')), [host, onGone]);
};

/** Hands the focus from the link to the button that takes its place, and back. Gives what the one that goes calls. */
export const useKeptFocus = (signedIn: boolean): ((focused: boolean) => void) => {
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
