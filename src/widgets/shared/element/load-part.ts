import { lazy, type ComponentType } from 'react';

const MISSING_CHUNK = /dynamically imported module|module script|importing a module/i;

/** Whether an error says that a file of this build could not be had: offline, or gone after a deploy (REL-06). */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING_CHUNK.test(error.message);

/** Loads a part of a widget that not every page needs; asks once more when it can't be had. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** `React.lazy` by `loadPart`. When the part stays missing, the widget's boundary offers to reload the page. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => loadPart(load));
