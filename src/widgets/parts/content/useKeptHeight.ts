import { useEffect, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';

/** Stores the height of an element, so that the next page can reserve it (PERF-10). `on` is true once the element is drawn. */
export const useKeptHeight = (ref: RefObject<HTMLElement | null>, on: boolean): void => {
  useEffect(() => {
    const element = ref.current;
    if (!on || element === null) return undefined;
    const { storage, row } = runtime();
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      storage.write('headerMarkup', { width: innerWidth, height }, row.locale);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, on]);
};
