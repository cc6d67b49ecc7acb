import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { openModals } from '../../../core/registry/open-modals.ts';
import { runtime } from '../../../core/runtime.ts';
import { useHost } from '../../shared/element/widget-context.ts';

const GAP = 8;

/**
 * Puts the box into the page's top layer, where nothing of the page moves for it and nothing lies over it; not before a
 * dialog is closed that it would cover. Whatever gets the focus while it is hidden behind the box is scrolled to above it
 * (WCAG 2.4.11).
 */
export const useOverPage = (box: RefObject<HTMLElement | null>): void => {
  const host = useHost();
  const { registry } = runtime();
  const waits = useSyncExternalStore(registry.subscribe, () => openModals(registry) > 0);
  useLayoutEffect(() => {
    if (!waits && box.current?.matches(':popover-open') === false) box.current.showPopover();
  }, [box, waits]);
  useEffect(() => {
    const reveal = (event: FocusEvent) => {
      const path = event.composedPath();
      const [target] = path;
      if (!box.current || path.includes(host) || !(target instanceof Element)) return;
      const cover = box.current.getBoundingClientRect();
      const { top, bottom, left, right } = target.getBoundingClientRect();
      const hidden = top >= cover.top && bottom <= cover.bottom && left >= cover.left && right <= cover.right;
      if (hidden) scrollBy({ top: bottom - cover.top + GAP, behavior: 'instant' });
    };
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, [box, host]);
};
