import { expect, type BrowserContext, type Page } from 'playwright/test';

/**
 * Waits until all of start-up is done on the page that stays, by the mark that its last part sets (`src/bootstrap.ts`):
 * what did not happen until then does not happen by it. A page that has begun to leave (`noteLeaving`) is waited out.
 */
export const started = (page: Page): Promise<void> =>
  expect.poll(() => startedNow(page), 'start-up is done').toBe(true);

const startedNow = async (page: Page): Promise<boolean> => {
  try {
    return await page.evaluate(
      () => !('isLeaving' in globalThis) && performance.getEntriesByName('assess-started').length > 0,
    );
  } catch (error) {
    if (/context was destroyed|navigat/i.test(String(error))) return false;
    throw error;
  }
};

/** Notes in each page of the context that it has begun to leave, from the moment on when a script says so. */
export const noteLeaving = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) Object.assign(globalThis, { isLeaving: true });
    }),
  );
