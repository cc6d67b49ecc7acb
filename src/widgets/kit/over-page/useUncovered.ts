import { useEffect, type RefObject } from 'react';
import { openModals } from '../../../core/registry/open-modals.ts';
import { runtime } from '../../../core/runtime.ts';
import { deepActiveElement } from '../ui/deep-focus.ts';
import { overPageBoxes, standOverPage } from './over-page-boxes.ts';
import { standAbove, uncover } from './uncover.ts';

/**
 * Keeps a box over the page from covering the element that has the focus: the page scrolls, and if it can't, the box
 * moves up. When the box first appears, the page does not scroll (WCAG 2.4.11).
 */
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
    const keepClear = (target: EventTarget | null | undefined, byPage: boolean) => {
      const isBehind = target instanceof Element && target !== document.body && !element.contains(target);
      if (!isBehind || openModals(registry) > 0) return;
      const by = uncover(target.getBoundingClientRect(), rest());
      if (byPage && by > 0) scrollBy({ top: by, behavior: 'instant' });
      standOverPage(registry, id, { raise: standAbove(target.getBoundingClientRect(), rest()) });
    };
    const stop = new AbortController();
    const follow = (event: FocusEvent) => keepClear(event.composedPath()[0], true);
    // A focus change within a widget sends no event out of it. So the key press that may have moved the focus is used.
    const look = () => requestAnimationFrame(() => keepClear(deepActiveElement(document), true));
    keepClear(deepActiveElement(document), false);
    document.addEventListener('focusin', follow, { signal: stop.signal });
    document.addEventListener('keydown', look, { signal: stop.signal });
    return () => stop.abort();
  }, [box, id, isOpen, registry]);
};
