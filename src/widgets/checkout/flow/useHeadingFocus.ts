import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHost } from '../../kit/element/widget-context.ts';

/** The elements that the user has been in. */
const used = new WeakSet<HTMLElement>();
/** The headings that have taken the focus. */
const taken = new WeakSet<Element>();

/** Returns whether such a heading has the focus, for what would else take it: the step that has just opened keeps it. */
export const isHeadingFocused = (inside: Element | null): boolean => {
  const { activeElement } = (inside?.getRootNode() ?? document) as Document | ShadowRoot;
  return activeElement !== null && taken.has(activeElement);
};

/** Notes that the user is in the widget: from then on, whatever replaces a part of it takes the focus. */
export const useNoteUse = (): (() => void) => {
  const host = useHost();
  return () => void used.add(host);
};

/** Returns a ref for a heading that takes the focus when `shown` changes, once the widget was used. Source: AXS-02. */
export const useHeadingFocus = <Element extends HTMLElement = HTMLHeadingElement>(
  shown: string,
): RefObject<Element | null> => {
  const heading = useRef<Element>(null);
  const host = useHost();
  // In a layout effect, because otherwise nothing would have the focus in between.
  useLayoutEffect(() => {
    const { current } = heading;
    if (!used.has(host) || !current) return;
    taken.add(current);
    current.focus();
    // The browser's Back restores the scroll position of that entry after this.
    const show = () => current.matches(':focus') && current.scrollIntoView({ block: 'nearest' });
    requestAnimationFrame(() => requestAnimationFrame(show));
  }, [host, shown]);
  return heading;
};
