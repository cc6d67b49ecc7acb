import type { PageRegistry } from '../../../core/registry/registry.ts';
import { BOX_GAP, BOXES_KEY } from './page-floor.ts';

/** A box that stands over the page, in CSS pixels. `raise`: how far it has to go up for what has the focus below it. */
export type OverPageBox = { id: string; height: number; raise: number };

const NONE: readonly OverPageBox[] = [];

/** What stands over the page, of all bundles: the first at the edge, each later one above those before it. */
export const overPageBoxes = (registry: PageRegistry): readonly OverPageBox[] =>
  (registry.reading(BOXES_KEY).data as readonly OverPageBox[] | undefined) ?? NONE;

/** Puts a box above those that stand there, or changes one of them in its place. */
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

/**
 * How far a box stands above the edge: below it are the page's own bar (`floor`), those that came before it, and
 * what has the focus.
 */
export const liftOf = (boxes: readonly OverPageBox[], id: string, floor = 0): number => {
  const place = boxes.findIndex((one) => one.id === id);
  const below = place === -1 ? boxes : boxes.slice(0, place);
  const raise = Math.max(0, ...boxes.map((one) => one.raise));
  return below.reduce((sum, { height }) => sum + height + BOX_GAP, floor + raise);
};
