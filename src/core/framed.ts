/**
 * Returns whether this page is in a frame of another origin's page, at any depth. Another origin of the same site counts
 * too. Source: SEC-14.
 */
export const isFramedElsewhere = (): boolean => {
  try {
    for (let view: Window = window; view !== view.parent; view = view.parent)
      if (view.parent.location.origin !== location.origin) return true;
    return false;
  } catch {
    // The location of another origin's page can't be read.
    return true;
  }
};
