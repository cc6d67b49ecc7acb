import type { Page } from 'playwright/test';

/** Seconds. The slowest thing that a bench waits for takes ten on a quiet machine. */
const LIMIT = 60;

/**
 * A wait of the bench with an end, so that none lasts for ever: what a page's own script waits for has no limit otherwise.
 *
 * @throws {Error} when the limit has passed, naming what was waited for.
 */
export const within = async <T>(what: string, wait: Promise<T>): Promise<T> => {
  const late = new AbortController();
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The bench waited ${LIMIT} s for this, and it did not come: ${what}.`));
    }, LIMIT * 1000);
    late.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([wait, limit]);
  } finally {
    late.abort();
  }
};

/** Milliseconds. A slowed page on a busy machine may never be idle: without this, a bench of several runs stood still there. */
const MOST_BUSY = 5000;

/** The page's browser has nothing to do, or has had something all the time. */
export const idle = (page: Page): Promise<unknown> =>
  within(
    'a moment in which the page is idle',
    page.evaluate(
      (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      MOST_BUSY,
    ),
  );
