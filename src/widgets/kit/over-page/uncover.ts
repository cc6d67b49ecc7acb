type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP = 8;

const isCovered = (target: Edges, box: Edges): boolean =>
  target.top < box.bottom && target.bottom > box.top && target.left < box.right && target.right > box.left;

/**
 * Returns how far the page must scroll so that a box over it does not cover the target, in CSS pixels. Returns 0 if the
 * box does not cover it, or if scrolling would move the target out of the window. Source: WCAG 2.4.11.
 */
export const uncover = (target: Edges, box: Edges): number => {
  const by = target.bottom - box.top + GAP;
  return isCovered(target, box) && target.top >= by ? by : 0;
};

/** Returns how far the box must move up to be above the target, for when the page can't scroll; else 0. */
export const standAbove = (target: Edges, box: Edges): number => {
  const by = box.bottom - target.top + GAP;
  return isCovered(target, box) && box.top >= by ? by : 0;
};
