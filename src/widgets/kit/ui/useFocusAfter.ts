import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../element/widget-context.ts';

/**
 * Returns a function that focuses the element of a selector inside the widget, as soon as it is drawn and can take it:
 * below a dialog that is still open it can't.
 */
export const useFocusAfter = (): ((selector: string) => void) => {
  const host = useHost();
  const wanted = useRef<string | undefined>(undefined);
  const look = () => {
    const found = wanted.current && (host.shadowRoot ?? host).querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    found.focus();
    if ((found.getRootNode() as Document).activeElement === found) wanted.current = undefined;
  };
  useLayoutEffect(look);
  return (selector) => {
    wanted.current = selector;
    look();
  };
};
