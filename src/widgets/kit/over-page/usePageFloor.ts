import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { keepPageFloor, reachOfBoxes } from './page-floor.ts';

/**
 * Registers the height of a bar at the window's lower edge, so that no notice covers it. The bar's style sheet sets
 * `--_sticks: 1` while it sticks there. While it does not, the hook sets `--_below`: the room that is missing at the
 * page's end to scroll the bar clear of the notices, in CSS pixels. Returns whether a notice is over the page. Source:
 * LEAD-07.
 */
export const usePageFloor = (bar: RefObject<HTMLElement | null>): boolean => {
  const { registry } = runtime();
  const reach = useSyncExternalStore(registry.subscribe, () => reachOfBoxes(registry));
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const say = () => {
      keepPageFloor(registry, reachOf(element));
      giveRoomBelow(element, reachOfBoxes(registry));
    };
    let frame = 0;
    // Measures in the next frame, because the measurement can resize what is above the bar. An observer can't report
    // that within the same frame.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(say);
    });
    sizes.observe(element, { box: 'border-box' });
    // At the end of its parent the bar is above the edge.
    if (element.parentElement) sizes.observe(element.parentElement);
    const stop = new AbortController();
    document.addEventListener('scroll', say, { passive: true, signal: stop.signal });
    say();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stop.abort();
      keepPageFloor(registry, 0);
    };
  }, [bar, registry]);
  useLayoutEffect(() => {
    if (bar.current) giveRoomBelow(bar.current, reach);
  }, [bar, reach]);
  return reach > 0;
};

const sticksAtEdge = (bar: HTMLElement): boolean =>
  getComputedStyle(bar).getPropertyValue('--_sticks').trim() === '1';

/** Returns the height above the edge in CSS pixels; 0 if the bar does not stick there. */
const reachOf = (bar: HTMLElement): number => {
  const { top, bottom } = bar.getBoundingClientRect();
  return sticksAtEdge(bar) && bottom > innerHeight / 2 ? Math.max(0, Math.ceil(innerHeight - top)) : 0;
};

/** Sets the room below the bar: 0 while it sticks, or if the page is long enough below it. */
const giveRoomBelow = (bar: HTMLElement, reach: number): void => {
  const given = Number.parseFloat(bar.style.getPropertyValue('--_below')) || 0;
  const { scrollHeight, scrollTop } = document.documentElement;
  const there = Math.floor(scrollHeight - scrollTop - bar.getBoundingClientRect().bottom) - given;
  const lacks = sticksAtEdge(bar) ? 0 : Math.max(0, reach - Math.max(0, there));
  if (lacks !== given) bar.style.setProperty('--_below', `${lacks}px`);
};
