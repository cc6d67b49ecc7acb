import type { BrowserContext } from 'playwright/test';
import { twoFrames } from './arrived.ts';
import { expect, type Page } from './fixtures.ts';

/**
 * Waits until start-up is done on the page that stays, by the mark that its last part sets (`src/page/start.ts`). What
 * start-up has not done by then, it does not do. A page that has begun to navigate (`noteLeaving`) is waited for.
 */
export const started = (page: Page): Promise<void> =>
  expect.poll(() => startedNow(page), 'start-up is done').toBe(true);

const startedNow = async (page: Page): Promise<boolean> =>
  (await whileItStands(() =>
    page.evaluate(
      () => !('isLeaving' in globalThis) && performance.getEntriesByName('assess-started').length > 0,
    ),
  )) === true;

/** Returns the result of `look`, or undefined if the page navigated meanwhile. */
const whileItStands = async <T>(look: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await look();
  } catch (error) {
    if (/context was destroyed|navigat/i.test(String(error))) return undefined;
    throw error;
  }
};

/** Notes in each page of the context that it has begun to navigate, as soon as a script does so. */
export const noteLeaving = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) Object.assign(globalThis, { isLeaving: true });
    }),
  );

type Counting = typeof globalThis & { callsUnderWay?: number };

/** Counts the unanswered calls of later pages, so that {@link standsStill} waits for them. */
export const countCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counting = globalThis as Counting;
    const ask = counting.fetch;
    counting.callsUnderWay = 0;
    const count = (by: number) => void (counting.callsUnderWay = (counting.callsUnderWay ?? 0) + by);
    counting.fetch = (...given) => {
      count(1);
      const answer = ask(...given);
      const whole = answer.then((one) => one.clone().blob());
      void whole.then(
        () => count(-1),
        () => count(-1),
      );
      return answer;
    };
  });

/** Returns the number of calls under way. */
export const callsUnderWay = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Counting).callsUnderWay ?? 0);

/**
 * Waits until start-up is done and the page is complete: every widget has its code, none waits for an answer, pictures
 * and fonts have loaded, the browser is idle, and it has drawn that.
 */
export const standsStill = async (page: Page): Promise<void> => {
  await expect.poll(() => whileItStands(() => page.evaluate(whatMoves)), 'the page stands still').toEqual([]);
  await whileItStands(() => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle))));
  await twoFrames(page);
};

/** Returns what is still to come. Runs in the page. */
const whatMoves = async (): Promise<string[]> => {
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot ? within(one.shadowRoot) : []),
    ]);
  const isWaiting = (one: Element) =>
    one.matches('[aria-busy=true], .code-place:not(:has(form))') ||
    (one.localName.startsWith('assess-') && !one.matches(':defined')) ||
    (one instanceof HTMLImageElement && one.loading !== 'lazy' && !one.complete);
  await document.fonts.ready;
  const calls = (globalThis as Counting).callsUnderWay ?? 0;
  return [
    performance.getEntriesByName('assess-started').length > 0 ? [] : 'start-up',
    calls > 0 ? `${calls} calls` : [],
    within(document)
      .filter(isWaiting)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  ].flat();
};
