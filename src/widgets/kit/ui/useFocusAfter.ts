import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../element/widget-context.ts';

/** Returns a function that focuses the element of a selector inside the widget, as soon as it is drawn. */
export const useFocusAfter = (): ((selector: string) => void) => {
  const host = useHost();
  const wanted = useRef<string | undefined>(undefined);
  const look = () => {
    const found = wanted.current && (host.shadowRoot ?? host).querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = undefined;
    found.focus();
  };
  useLayoutEffect(look);
  return (selector) => {
    wanted.current = selector;
    look();
  };
};
