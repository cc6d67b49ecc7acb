import { useEffect, useRef, type RefObject } from 'react';
import { useHost } from '../../shared/element/widget-context.ts';

/**
 * For the heading of what takes the place of what was there: gets the focus where that was in the widget, or was lost with it.
 * Whoever is elsewhere on the page, or has just come to it, is left alone. Source: AXS-02.
 */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const host = useHost();
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && host.dataset['assessUsed'] !== undefined;
    if (isLost || (activeElement !== null && host.contains(activeElement))) heading.current?.focus();
  }, [host]);
  return heading;
};
