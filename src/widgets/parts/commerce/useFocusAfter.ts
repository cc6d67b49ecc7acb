import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/**
 * Moves the focus to what a selector finds inside the widget, as soon as it has been drawn: for a control that
 * disappears under the shopper's hands.
 */
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
