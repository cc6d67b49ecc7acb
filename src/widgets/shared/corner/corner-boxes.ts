import type { PageRegistry } from '../../../core/registry/registry.ts';

/** A box in the page's corner, in CSS pixels. `raise`: how far it has to go up for what has the focus below it. */
export type CornerBox = { id: string; height: number; raise: number };

const KEY = 'corner';
const GAP = 8;
const NONE: readonly CornerBox[] = [];

/** What stands in the corner, of all bundles: the first at the edge, each later one above those before it. */
export const cornerBoxes = (registry: PageRegistry): readonly CornerBox[] =>
  (registry.reading(KEY).data as readonly CornerBox[] | undefined) ?? NONE;

/** Puts a box above those that stand there, or changes one of them in its place. */
export const standInCorner = (
  registry: PageRegistry,
  id: string,
  change: Partial<Omit<CornerBox, 'id'>>,
): void => {
  const boxes = cornerBoxes(registry);
  const before = boxes.find((one) => one.id === id);
  const box = { id, height: 0, raise: 0, ...before, ...change };
  if (before?.height === box.height && before.raise === box.raise) return;
  registry.keep(KEY, before ? boxes.map((one) => (one.id === id ? box : one)) : [...boxes, box]);
};

export const leaveCorner = (registry: PageRegistry, id: string): void => {
  const boxes = cornerBoxes(registry);
  const left = boxes.filter((one) => one.id !== id);
  if (left.length < boxes.length) registry.keep(KEY, left);
};

/** How far a box stands above the edge: below it are those that came before it, and what has the focus. */
export const liftOf = (boxes: readonly CornerBox[], id: string): number => {
  const place = boxes.findIndex((one) => one.id === id);
  const below = place === -1 ? boxes : boxes.slice(0, place);
  const raise = Math.max(0, ...boxes.map((one) => one.raise));
  return below.reduce((sum, { height }) => sum + height + GAP, raise);
};
