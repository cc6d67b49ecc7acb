import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { openModals } from '../../../core/registry/registry.ts';
import { runtime } from '../../../core/runtime.ts';
import { useId } from '../element/widget-context.ts';
import { overPageBoxes, leaveOverPage, liftOf, standOverPage } from './over-page-boxes.ts';
import { pageFloor } from './page-floor.ts';
import { useUncovered } from './useUncovered.ts';

/**
 * Shows a popover over the page, at the bottom centre, above the boxes that are there already. It is in the top layer,
 * so that nothing on the page moves and nothing covers it. It waits until no modal dialog is open, because it would
 * cover the dialog.
 */
export const useOverPage = (box: RefObject<HTMLElement | null>): void => {
  const id = useId();
  const { registry } = runtime();
  const waits = useSyncExternalStore(registry.subscribe, () => openModals(registry) > 0);
  const boxes = useSyncExternalStore(registry.subscribe, () => overPageBoxes(registry));
  const floor = useSyncExternalStore(registry.subscribe, () => pageFloor(registry));
  const [lift, many] = [liftOf(boxes, id, floor), boxes.length];

  useLayoutEffect(() => {
    box.current?.style.setProperty('--_lift', `${lift}px`);
    box.current?.style.setProperty('--_many', String(many));
    box.current?.style.setProperty('--_floor', `${floor}px`);
  }, [box, floor, lift, many]);

  useLayoutEffect(() => {
    const element = box.current;
    if (waits || element === null || element.matches(':popover-open')) return;
    element.showPopover();
    standOverPage(registry, id, { height: element.offsetHeight });
  }, [box, id, registry, waits]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (element.offsetHeight > 0) standOverPage(registry, id, { height: element.offsetHeight });
    });
    sizes.observe(element, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      leaveOverPage(registry, id);
    };
  }, [box, id, registry]);

  useUncovered(
    box,
    id,
    boxes.some((one) => one.id === id),
  );
};
