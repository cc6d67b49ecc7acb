/**
 * Resolves once the page is parsed, nothing in the root has the focus, and none of its popovers is open; at once if
 * that is already so. `root` holds what a server drew. Until then, Escape closes an open popover and gives the focus
 * back to its button. Source: LEAD-13, AXS-02.
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
    // During `focusout` nothing has the focus, and it may only be moving within the root. So the check waits for a
    // turn.
    const soon = () => setTimeout(look);
    root.addEventListener('focusout', soon);
    // Captures the event, because `toggle` does not bubble.
    root.addEventListener('toggle', look, true);
    root.addEventListener('keydown', closeByEscape);
    look();
  });
};

/** Closes the popover on Escape and focuses its button, which Chromium does not do in a shadow root. */
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
