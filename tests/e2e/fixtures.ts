import {
  expect as runnersExpect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { watchPage } from '../support/watch-page.ts';

/** A fault for the demo host; see `demo-host/backend/core/faults.ts`. */
type Order = Record<string, unknown>;

export type Host = DemoHost & {
  /** `http://shop.localhost:PORT` */
  shop: string;
  /** `http://partner.localhost:PORT` */
  partner: string;
  fault(order: Order): Promise<void>;
  clearFaults(): Promise<void>;
  catalogue(change: Order): Promise<void>;
  /** Sets a flag at the flag service to any JSON value. */
  flag(key: string, value: unknown): Promise<void>;
  /** Cuts every open stream of the flag service. */
  dropStreams(): Promise<void>;
  /** Returns the flag service's values, contexts of open streams, and events. */
  flags(): Promise<FlagsHeld>;
  /** Sets the visitor for the store, and their country for geolocation. */
  visitor(order: Order): Promise<void>;
  /** Returns the calls that the host has answered since the last `forgetRequests`. */
  requests(): Promise<{ method: string; host: string; path: string }[]>;
  forgetRequests(): Promise<void>;
  /** Takes back what was changed: faults, flags, the visitor, tokens, carts, the catalogue and customers' data. */
  reset(): Promise<void>;
};

type FlagsHeld = {
  flags: Record<string, unknown>;
  streams: Record<string, unknown>[];
  events: Record<string, unknown>[];
};

const control = async (url: string, method: string, body?: unknown): Promise<Response> => {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`);
  return response;
};

/** A read that fails is tried again at once: `src/core/http/retry-read.test.ts` has the pauses. */
const withoutPause = (order: Order): Order =>
  Number(order['status']) >= 500 ? { retryAfter: 0, ...order } : order;

/** What a test may change at the host, by the paths of its controls. */
const CHANGED = ['faults', 'clock', 'flags', 'visitor', 'identity', 'catalogue', 'belongings', 'settings'];

/** Checks the last press before the test ends. A page that navigates meanwhile has nothing to check. */
export const endWatch = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const { assessWatchEnds } = globalThis as { assessWatchEnds?: () => Promise<void> };
      return document.visibilityState === 'visible' ? assessWatchEnds?.() : undefined;
    })
    .catch(() => undefined);

/** Watches each page that this context opens from now on. */
export const watchContext = async (
  context: BrowserContext,
  report: (fault: string) => void,
): Promise<void> => {
  await context.exposeBinding('assessWatch', (_source, fault: string) => report(fault));
  await context.addInitScript(
    `globalThis.assessWatchEnds = (${String(watchPage)})((fault) => void globalThis.assessWatch(fault).catch(() => undefined));`,
  );
};

/**
 * `host` is this worker's own demo host on a free port with its state in memory. What a test changes on it (faults,
 * flags, the visitor, tokens, carts, the catalogue and customers' data) is reset after its pages are closed, so that no
 * late request of a page reaches the next test.
 * A page error or an unhandled rejection fails the test that caused it. So does a press that leaves the focus nowhere,
 * or an error that is not announced (AXS-02, AXS-04), unless a file turns `watched` off and says why.
 */
export const test = base.extend<
  { host: Host; quietPage: void; watched: boolean; watch: void },
  { workerHost: DemoHost }
>({
  workerHost: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names of the fixtures from this pattern
    async ({}, use) => {
      const started = await startDemoHost({ port: 0, data: 'memory' });
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ workerHost }, use) => {
    // Node can't resolve *.localhost on every system, so the control calls go to localhost itself.
    const local = `http://localhost:${workerHost.port}`;
    const reset = async () => {
      await Promise.all(CHANGED.map((what) => control(`${local}/__${what}`, 'DELETE')));
    };
    await use({
      ...workerHost,
      shop: `http://shop.localhost:${workerHost.port}`,
      partner: `http://partner.localhost:${workerHost.port}`,
      fault: async (order) => void (await control(`${local}/__faults`, 'POST', withoutPause(order))),
      clearFaults: async () => void (await control(`${local}/__faults`, 'DELETE')),
      catalogue: async (change) => void (await control(`${local}/__catalogue`, 'POST', change)),
      flag: async (key, value) => void (await control(`${local}/__flags`, 'POST', { key, value })),
      dropStreams: async () => void (await control(`${local}/__flags`, 'POST', { dropStreams: true })),
      flags: async () => (await control(`${local}/__flags`, 'GET')).json(),
      visitor: async (order) => void (await control(`${local}/__visitor`, 'POST', order)),
      requests: async () => (await control(`${local}/__requests`, 'GET')).json(),
      forgetRequests: async () => void (await control(`${local}/__requests`, 'DELETE')),
      reset,
    });
    await reset();
  },
  // `host` is named first, because the fixture that is created first ends last.
  context: async ({ host: _host, context }, use) => use(context),
  watched: [true, { option: true }],
  watch: [
    async ({ context, page: _open, watched, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      const looks = watched && javaScriptEnabled !== false;
      if (looks) await watchContext(context, (fault) => faults.push(fault));
      await use();
      if (looks) await Promise.all(context.pages().map(endWatch));
      if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
    },
    { auto: true },
  ],
  quietPage: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`);
    },
    { auto: true },
  ],
});

/** The pauses between two looks of a poll, in ms. The runner’s own are up to a second, which is longer than a page needs. */
const POLL_MS = [30, 60, 100, 150, 250];

const poll: typeof runnersExpect.poll = (look, options) =>
  runnersExpect.poll(look, {
    intervals: POLL_MS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** The runner’s `expect`, which polls more often. */
export const expect: typeof runnersExpect = new Proxy(runnersExpect, {
  get: (own, name) => (name === 'poll' ? poll : Reflect.get(own, name)),
});

export type { Locator, Page };
