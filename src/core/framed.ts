/**
 * Whether this page stands in a frame of another origin's page, of the same site or not, at whatever depth. Source: SEC-14.
 */
export const isFramedElsewhere = (): boolean => {
  try {
    for (let view: Window = window; view !== view.parent; view = view.parent)
      if (view.parent.location.origin !== location.origin) return true;
    return false;
  } catch {
    // Another origin's place can't be read.
    return true;
  }
};
