import { useEffect, type RefObject } from 'react';

/**
 * Keeps the element that has the focus in sight when the window shrinks, as it does for a screen's keyboard. The room for what lies
 * over the page's edge is the style sheet's `scroll-margin`. A frame's fields are kept by keep-in-sight.ts. Source: WCAG 2.4.11.
 */
export const useFocusInSight = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = () => {
      const { current } = place;
      const active = (current?.getRootNode() as Document | undefined)?.activeElement;
      if (current?.contains(active ?? null) && !active?.matches('iframe'))
        active?.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [place]);
};
