/** The one seam to the time of day: milliseconds since the epoch. Tests hold it through the page's own clock. */
export const now = (): number => Date.now();
