/**
 * Resolves once the page's parser has done with what a server drew into the root, nothing in it has the focus and none of
 * its popovers is open; at once where that is so. Until then Escape gives the focus back to the button whose popover it
 * closes. Source: LEAD-13, AXS-02.
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
      root.removeEventListener('keydown', closeByEscape);
      left();
    };
    // While it is told, the focus is nowhere; it may only move on within the root.
    const soon = () => setTimeout(look);
    root.addEventListener('focusout', soon);
    // Does not bubble.
    root.addEventListener('toggle', look, true);
    root.addEventListener('keydown', closeByEscape);
    look();
  });
};

/** Chromium closes the popover too, but leaves the focus nowhere when its button is in a shadow root. */
const closeByEscape = (event: Event): void => {
  const root = event.currentTarget as ShadowRoot;
  const open = root.activeElement?.closest<HTMLElement>(':popover-open');
  if ((event as KeyboardEvent).key !== 'Escape' || !open) return;
  const buttons = [...root.querySelectorAll('button')];
  const opener = buttons.find(({ popoverTargetElement }) => popoverTargetElement === open);
  if (!opener) return;
  event.preventDefault();
  open.hidePopover();
  opener.focus();
};
