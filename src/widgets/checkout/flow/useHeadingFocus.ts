import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/** Elements that somebody has been in. */
const used = new WeakSet<HTMLElement>();

/** Notes that somebody is in the widget: what takes the place of what they were in has the focus from then on. */
export const useNoteUse = (): (() => void) => {
  const host = useHost();
  return () => void used.add(host);
};

/**
 * For the heading of what takes another's place, named by `shown`: it gets the focus when that changes, and when it begins to
 * be drawn, so that it is read and the focus is never lost. Whoever has not been in the widget yet, as when the page opens, is
 * left alone. Source: AXS-02.
 */
export const useHeadingFocus = <Element extends HTMLElement = HTMLHeadingElement>(
  shown: string,
): RefObject<Element | null> => {
  const heading = useRef<Element>(null);
  const host = useHost();
  // With the drawing: the focus is nowhere in between otherwise.
  useLayoutEffect(() => {
    const { current } = heading;
    if (!used.has(host) || !current) return;
    current.focus();
    // The browser's Back puts the page where that entry was left, after this.
    const show = () => current.matches(':focus') && current.scrollIntoView({ block: 'nearest' });
    requestAnimationFrame(() => requestAnimationFrame(show));
  }, [host, shown]);
  return heading;
};
