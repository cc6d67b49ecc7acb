/**
 * Resolves once the page's parser has done with what a server drew into the root, nothing in it has the focus and none of
 * its popovers is open; at once where that is so.
 */
export const untilLeft = async (root: ShadowRoot): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  const inUse = () => root.activeElement !== null || root.querySelector(':popover-open') !== null;
  await new Promise<void>((left) => {
    const look = () => {
      if (inUse()) return;
      root.removeEventListener('focusout', soon);
      root.removeEventListener('toggle', look, true);
      left();
    };
    // While it is told, the focus is nowhere; it may only move on within the root.
    const soon = () => setTimeout(look);
    root.addEventListener('focusout', soon);
    // Does not bubble.
    root.addEventListener('toggle', look, true);
    look();
  });
};
