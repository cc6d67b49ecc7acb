/** Codes are hidden again if nothing is pressed for so long, in milliseconds. Source: ACC-01 f. */
const SHOWN_MS = 5 * 60_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls `hide` when the page is left, and after 5 minutes without a press. Returns the function that ends this. Source: ACC-01 f. */
export const hideLater = (hide: () => void): (() => void) => {
  let timer = setTimeout(hide, SHOWN_MS);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, SHOWN_MS);
  };
  for (const press of PRESSES) addEventListener(press, again);
  addEventListener('pagehide', hide);
  return () => {
    clearTimeout(timer);
    for (const press of PRESSES) removeEventListener(press, again);
    removeEventListener('pagehide', hide);
  };
};
