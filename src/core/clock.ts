/** Returns the current time in milliseconds since the epoch. All code reads the time here; tests replace the page's clock. */
export const now = (): number => Date.now();

/** Resolves after this many milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
