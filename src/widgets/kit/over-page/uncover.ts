type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP = 8;

const isCovered = (target: Edges, box: Edges): boolean =>
  target.top < box.bottom && target.bottom > box.top && target.left < box.right && target.right > box.left;

/**
 * How far the page must go up so that a box over it covers nothing of a target, in CSS pixels; 0 where it covers nothing,
 * and where the target would leave the window above. Source: WCAG 2.4.11.
 */
export const uncover = (target: Edges, box: Edges): number => {
  const by = target.bottom - box.top + GAP;
  return isCovered(target, box) && target.top >= by ? by : 0;
};

/** The same for the box, where the page can't go up: how far it must, to stand above the target. */
export const standAbove = (target: Edges, box: Edges): number => {
  const by = box.bottom - target.top + GAP;
  return isCovered(target, box) && box.top >= by ? by : 0;
};
