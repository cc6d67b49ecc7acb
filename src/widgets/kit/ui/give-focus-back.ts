/**
 * Gives the focus back to where it was, when what lay over the page goes. Where that is gone, or was nowhere, the page's heading
 * has it, or its main part: who goes on by keyboard begins there, and a screen reader says where they are. Source: AXS-02.
 */
export const giveFocusBack = (before: unknown): void => {
  if (before instanceof HTMLElement && before !== document.body) {
    before.focus();
    if (before.matches(':focus-within')) return;
  }
  const places = ['h1', 'main, [role="main"]', 'body > *'];
  places
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .some((place) => takesFocusForNow(place));
};

/** The page's own element is focusable for as long as it has the focus. */
const takesFocusForNow = (element: HTMLElement): boolean => {
  const isOurs = !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasFocus = element.matches(':focus-within');
  const restore = () => element.removeAttribute('tabindex');
  if (isOurs && hasFocus) element.addEventListener('blur', restore, { once: true });
  else if (isOurs) restore();
  return hasFocus;
};
