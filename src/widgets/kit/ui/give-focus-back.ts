/**
 * Returns the focus to the element that had it before something covered the page. If that element is gone, or nothing
 * had the focus, the page's heading or main part gets it. Keyboard users go on from there, and a screen reader says
 * where they are. Source: AXS-02.
 */
export const giveFocusBack = (before: unknown): void => {
  if (before instanceof HTMLElement && before !== document.body) {
    before.focus();
    if (isActive(before)) return;
  }
  const places = ['h1', 'main, [role="main"]', 'body > *'];
  places
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .some((place) => takesFocusForNow(place));
};

/** Focuses an element of the page, which is made focusable only for as long as it has the focus. */
const takesFocusForNow = (element: HTMLElement): boolean => {
  const isOurs = !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasFocus = isActive(element);
  const restore = () => element.removeAttribute('tabindex');
  if (isOurs && hasFocus) element.addEventListener('blur', restore, { once: true });
  else if (isOurs) restore();
  return hasFocus;
};

/** Returns whether it is what its root has as active. `:focus` does not match in every browser while its window is not in front. */
const isActive = (element: HTMLElement): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;
