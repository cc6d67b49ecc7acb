import type { Page } from 'playwright/test';

/** The longest wait, in seconds. The slowest thing that a bench waits for takes ten on a quiet machine. */
const LIMIT = 60;

/**
 * Ends a wait of the bench after a limit. Otherwise a wait for a page's own script has no limit.
 *
 * @throws {Error} if the limit has passed, with the words for what was waited for.
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

/** The longest wait for an idle page, in ms. A slowed page on a busy machine may never be idle. */
const MOST_BUSY = 5000;

/** Resolves when the page is idle, or after `MOST_BUSY` if it never is. */
export const idle = (page: Page): Promise<unknown> =>
  within(
    'a moment in which the page is idle',
    page.evaluate(
      (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      MOST_BUSY,
    ),
  );
