import type { PageRegistry } from '../../../core/registry/registry.ts';
import { BOX_GAP, BOXES_KEY } from './page-floor.ts';

/** A box over the page, in CSS pixels. `raise` is how far it must move up to uncover the element that has the focus. */
export type OverPageBox = { id: string; height: number; raise: number };

const NONE: readonly OverPageBox[] = [];

/** Returns the boxes over the page, of all bundles. The first is at the edge; each later one is above those before it. */
export const overPageBoxes = (registry: PageRegistry): readonly OverPageBox[] =>
  (registry.reading(BOXES_KEY).data as readonly OverPageBox[] | undefined) ?? NONE;

/** Adds a box above the existing ones, or changes an existing one in its place. */
export const standOverPage = (
  registry: PageRegistry,
  id: string,
  change: Partial<Omit<OverPageBox, 'id'>>,
): void => {
  const boxes = overPageBoxes(registry);
  const before = boxes.find((one) => one.id === id);
  const box = { id, height: 0, raise: 0, ...before, ...change };
  if (before?.height === box.height && before.raise === box.raise) return;
  registry.keep(BOXES_KEY, before ? boxes.map((one) => (one.id === id ? box : one)) : [...boxes, box]);
};

export const leaveOverPage = (registry: PageRegistry, id: string): void => {
  const boxes = overPageBoxes(registry);
  const left = boxes.filter((one) => one.id !== id);
  if (left.length < boxes.length) registry.keep(BOXES_KEY, left);
};

/** Returns the distance between a box and the edge: the page's own bar (`floor`), the boxes before it, and its raise. */
export const liftOf = (boxes: readonly OverPageBox[], id: string, floor = 0): number => {
  const place = boxes.findIndex((one) => one.id === id);
  const below = place === -1 ? boxes : boxes.slice(0, place);
  const raise = Math.max(0, ...boxes.map((one) => one.raise));
  return below.reduce((sum, { height }) => sum + height + BOX_GAP, floor + raise);
};
