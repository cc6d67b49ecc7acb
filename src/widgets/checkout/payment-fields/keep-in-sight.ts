/**
 * Keeps the fields of a frame in sight while the focus is in it, also as it grows. A frame of another origin says nothing of where
 * the focus is, and brings a field into sight without regard to what lies over the page's edge. The room for that is the style
 * sheet's `scroll-margin`. Returns what ends it. Source: WCAG 2.4.11.
 */
export const keepInSight = (place: HTMLElement): (() => void) => {
  const look = () => {
    const { activeElement } = place.getRootNode() as Document | ShadowRoot;
    if (activeElement instanceof HTMLIFrameElement && place.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' });
  };
  // The page loses the focus to it.
  window.addEventListener('blur', look);
  const sizes = new ResizeObserver(look);
  sizes.observe(place);
  return () => {
    window.removeEventListener('blur', look);
    sizes.disconnect();
  };
};
