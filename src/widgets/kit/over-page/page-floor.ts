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

/** In CSS pixels. */
export const BOX_GAP = 8;

/** How high what stands over the page is in all, in CSS pixels, with a gap for each. */
export const reachOfBoxes = (registry: PageRegistry): number =>
  ((registry.reading(BOXES_KEY).data as readonly { height: number }[] | undefined) ?? []).reduce(
    (sum, { height }) => sum + height + BOX_GAP,
    0,
  );
