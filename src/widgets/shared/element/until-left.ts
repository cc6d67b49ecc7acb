/** Resolves once nothing in the root has the focus and none of its popovers is open; at once where that is so. */
export const untilLeft = (root: ShadowRoot): Promise<void> =>
  new Promise((resolve) => {
    const inUse = () => root.activeElement !== null || root.querySelector(':popover-open') !== null;
    const look = () => {
      if (inUse()) return;
      root.removeEventListener('focusout', soon);
      root.removeEventListener('toggle', look, true);
      resolve();
    };
    // While it is told, the focus is nowhere; it may only move on within the root.
    const soon = () => setTimeout(look);
    root.addEventListener('focusout', soon);
    // Does not bubble.
    root.addEventListener('toggle', look, true);
    look();
  });
