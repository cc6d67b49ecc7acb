const MISSING_CHUNK = /dynamically imported module|module script|importing a module/i;

/** Returns whether an error means that a file of this build could not be loaded: no network, or a deploy removed it (REL-06). */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING_CHUNK.test(error.message);

/** Loads code: `late(() => import('./part.ts'))`. A failed load is retried once; then it rejects. Source: REL-06. */
export const late = <Part>(load: () => Promise<Part>): Promise<Part> => load().catch(load);

/** Loads and uses an optional part. If this fails, the console says what is missing, and the page goes on (REL-06). */
export const lateOrWithout = async <Part>(
  what: string,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> => {
  try {
    await use(await late(load));
  } catch (error) {
    console.warn(`Assess widgets: no ${what}.`, error);
  }
};
