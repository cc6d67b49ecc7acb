import type { PageRegistry } from '../../../core/registry/registry.ts';

const KEY = 'over-page-floor';
/** Where the boxes are kept that stand over the page. */
export const BOXES_KEY = 'over-page';

/** How far a bar at the window's lower edge reaches up, in CSS pixels: what comes over the page stands above it. */
export const pageFloor = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

export const keepPageFloor = (registry: PageRegistry, height: number): void => {
  if (height !== pageFloor(registry)) registry.keep(KEY, height);
};

/** Whether a notice or a message stands over the page. */
export const isUnderNotice = (registry: PageRegistry): boolean =>
  ((registry.reading(BOXES_KEY).data as readonly unknown[] | undefined)?.length ?? 0) > 0;
