import { runtime } from './runtime.ts';

/** Returns whether this page is in a frame of another origin's page, at any depth. Source: SEC-14. */
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

/**
 * Returns whether what a click could misuse must not be drawn: sign-in fields, and whatever orders, pays, or changes a
 * quote, an address or a card. Another origin's page could lay itself over it. In author mode the page calls nothing, so
 * its samples are drawn. Source: SEC-14, EMB-11.
 */
export const needsOwnWindow = (): boolean => !runtime().author && isFramedElsewhere();
