import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { isUnderNotice, keepPageFloor } from './page-floor.ts';

/**
 * Says how far a bar at the window's lower edge reaches up, so that no notice comes to lie over it. Its style sheet sets
 * `--_sticks: 1` where it sticks there. Returns whether a notice stands over the page: a low window has no room for both.
 * Source: LEAD-07.
 */
export const usePageFloor = (bar: RefObject<HTMLElement | null>): boolean => {
  const { registry } = runtime();
  const isUnder = useSyncExternalStore(registry.subscribe, () => isUnderNotice(registry));
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const say = () => keepPageFloor(registry, reachOf(element));
    const sizes = new ResizeObserver(say);
    sizes.observe(element, { box: 'border-box' });
    // At the end of what it belongs to it stands above the edge.
    if (element.parentElement) sizes.observe(element.parentElement);
    const stop = new AbortController();
    document.addEventListener('scroll', say, { passive: true, signal: stop.signal });
    return () => {
      sizes.disconnect();
      stop.abort();
      keepPageFloor(registry, 0);
    };
  }, [bar, isUnder, registry]);
  return isUnder;
};

/** In CSS pixels; 0 where there is room below it for what comes over the page. */
const reachOf = (bar: HTMLElement): number => {
  const { top, bottom } = bar.getBoundingClientRect();
  const sticks = getComputedStyle(bar).getPropertyValue('--_sticks').trim() === '1';
  return sticks && bottom > innerHeight / 2 ? Math.max(0, Math.ceil(innerHeight - top)) : 0;
};
