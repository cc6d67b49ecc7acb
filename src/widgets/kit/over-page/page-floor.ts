import type { PageRegistry } from '../../../core/registry/registry.ts';

const KEY = 'over-page-floor';
/** The registry key of the boxes over the page. */
export const BOXES_KEY = 'over-page';

/** Returns the height of a bar at the window's lower edge, in CSS pixels. Boxes over the page are placed above it. */
export const pageFloor = (registry: PageRegistry): number =>
  (registry.reading(KEY).data as number | undefined) ?? 0;

export const keepPageFloor = (registry: PageRegistry, height: number): void => {
  if (height !== pageFloor(registry)) registry.keep(KEY, height);
};

/** The gap between two boxes, in CSS pixels. */
export const BOX_GAP = 8;

/** Returns the total height of the boxes over the page, in CSS pixels, with a gap for each. */
export const reachOfBoxes = (registry: PageRegistry): number =>
  ((registry.reading(BOXES_KEY).data as readonly { height: number }[] | undefined) ?? []).reduce(
    (sum, { height }) => sum + height + BOX_GAP,
    0,
  );
