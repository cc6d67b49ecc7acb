/** Returns the current time in milliseconds since the epoch. All code reads the time here; tests replace the page's clock. */
export const now = (): number => Date.now();
