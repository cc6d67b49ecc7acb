const MISSING_CHUNK = /dynamically imported module|module script|importing a module/i;

/** Whether an error says that a file of this build could not be loaded: the browser is offline, or a deploy removed it (REL-06). */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING_CHUNK.test(error.message);

/**
 * Loads code that not every page needs: `late(() => import('./part.ts'))`. Tries a second time when the first one fails, then rejects.
 * The next call starts anew. Source: REL-06.
 */
export const late = <Part>(load: () => Promise<Part>): Promise<Part> => load().catch(load);

/** Loads and uses a part that the page can do without: if it fails, the console says what is missing, and the page goes on (REL-06). */
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
