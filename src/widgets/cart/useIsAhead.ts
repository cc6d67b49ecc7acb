import { useCallback, useState } from 'react';

/**
 * Returns a ref for an element, and whether the element is below the window, so that the page must be scrolled down to
 * see it. It is false before the first measurement, and where its parent sticks to the window.
 */
export const useIsAhead = (): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  isAhead: boolean,
] => {
  const [isAhead, setAhead] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const seen = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last)
        setAhead(!last.isIntersecting && last.boundingClientRect.top > 0 && !sticks(element.parentElement));
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return [ref, isAhead];
};

const sticks = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).position === 'sticky';
