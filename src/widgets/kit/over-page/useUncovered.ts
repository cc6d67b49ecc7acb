import { useEffect, type RefObject } from 'react';
import { openModals } from '../../../core/registry/registry.ts';
import { runtime } from '../../../core/runtime.ts';
import { deepActiveElement } from '../ui/deep-focus.ts';
import { overPageBoxes, standOverPage } from './over-page-boxes.ts';

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP = 8;

const isCovered = (target: Edges, box: Edges): boolean =>
  target.top < box.bottom && target.bottom > box.top && target.left < box.right && target.right > box.left;

/** Returns how far to scroll to uncover the target, in CSS pixels; 0 if it needn't or can't. Source: WCAG 2.4.11. */
export const uncover = (target: Edges, box: Edges): number => {
  const by = target.bottom - box.top + GAP;
  return isCovered(target, box) && target.top >= by ? by : 0;
};

/** Returns how far the box must move up to be above the target, for when the page can't scroll; else 0. */
export const standAbove = (target: Edges, box: Edges): number => {
  const by = box.bottom - target.top + GAP;
  return isCovered(target, box) && box.top >= by ? by : 0;
};

/** Returns where the focus is. In a frame of another origin that is the mark of its field, if the page knows where it is. */
const focusPlace = (focused: Element): Element =>
  (focused.matches('iframe') && focused.parentElement?.querySelector('[data-focus-mark]')) || focused;

/** Keeps a box from covering the focused element: the page scrolls, else the box moves up (WCAG 2.4.11). */
export const useUncovered = (box: RefObject<HTMLElement | null>, id: string, isOpen: boolean): void => {
  const { registry } = runtime();
  useEffect(() => {
    const element = box.current;
    if (!isOpen || element === null) return undefined;
    /** Returns where the box is while nothing raises it. */
    const rest = (): DOMRect => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const raised = Math.max(0, ...overPageBoxes(registry).map(({ raise }) => raise));
      return new DOMRect(x, y + raised, width, height);
    };
    const keepClear = (focused: EventTarget | null | undefined, byPage: boolean) => {
      const isBehind = focused instanceof Element && focused !== document.body && !element.contains(focused);
      if (!isBehind || openModals(registry) > 0) return;
      const target = focusPlace(focused);
      const by = uncover(target.getBoundingClientRect(), rest());
      if (byPage && by > 0) scrollBy({ top: by, behavior: 'instant' });
      standOverPage(registry, id, { raise: standAbove(target.getBoundingClientRect(), rest()) });
    };
    const stop = new AbortController();
    const { signal } = stop;
    // A focus change within a widget sends no event out of it. So each widget that has the focus is heard as well.
    const hear = (root: EventTarget | null | undefined) => {
      if (root instanceof ShadowRoot) root.addEventListener('focusin', follow, { signal });
    };
    const follow = (event: Event) => {
      const [focused, ...around] = event.composedPath();
      for (const root of around) hear(root);
      keepClear(focused, true);
    };
    const hearInside = (active: Element | null | undefined): void => {
      if (!active?.shadowRoot) return;
      hear(active.shadowRoot);
      hearInside(active.shadowRoot.activeElement);
    };
    const look = () => requestAnimationFrame(() => keepClear(deepActiveElement(document), true));
    hearInside(document.activeElement);
    document.addEventListener('focusin', follow, { signal });
    document.addEventListener('keydown', look, { signal });
    // Also when the box becomes higher while somebody is at a field.
    const sizes = new ResizeObserver(() => keepClear(deepActiveElement(document), false));
    sizes.observe(element, { box: 'border-box' });
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [box, id, isOpen, registry]);
};
