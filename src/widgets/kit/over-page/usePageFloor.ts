import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { keepPageFloor, reachOfBoxes } from './page-floor.ts';

/**
 * Says how far a bar at the window's lower edge reaches up, so that no notice comes to lie over it. Its style sheet sets
 * `--_sticks: 1` where it sticks there. Where it does not, `--_below` is the room that the page's end lacks, in CSS pixels, for it to be
 * scrolled free of them. Returns whether a notice stands over the page. Source: LEAD-07.
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
    // In the next frame: what stands above it takes another size, which can't be told to its own observer within this one.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(say);
    });
    sizes.observe(element, { box: 'border-box' });
    // At the end of what it belongs to it stands above the edge.
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

/** In CSS pixels; 0 where there is room below it for what comes over the page. */
const reachOf = (bar: HTMLElement): number => {
  const { top, bottom } = bar.getBoundingClientRect();
  return sticksAtEdge(bar) && bottom > innerHeight / 2 ? Math.max(0, Math.ceil(innerHeight - top)) : 0;
};

/** None where the page goes on far enough below it: nothing of the page moves for a notice then. */
const giveRoomBelow = (bar: HTMLElement, reach: number): void => {
  const given = Number.parseFloat(bar.style.getPropertyValue('--_below')) || 0;
  const { scrollHeight, scrollTop } = document.documentElement;
  const there = Math.floor(scrollHeight - scrollTop - bar.getBoundingClientRect().bottom) - given;
  const lacks = sticksAtEdge(bar) ? 0 : Math.max(0, reach - Math.max(0, there));
  if (lacks !== given) bar.style.setProperty('--_below', `${lacks}px`);
};
