import type { Browser } from 'playwright/test';
import { newVisitor, type Visitor } from './bench-browser.ts';
import type { BenchPage } from './bench-pages.ts';
import type { BenchServer } from './bench-server.ts';
import { applyProfile, median, metricsOf, type Profile } from './profiles.ts';
import { within } from './within.ts';

/**
 * Times in milliseconds. `visible`: from navigation until a count is drawn, the last known one or the cart's own.
 * `answered`: from navigation until the cart's own count is drawn. `main`: the main thread's work until all is quiet.
 */
export type PageTime = { visible: number; answered: number; main: number };
export type PageTimes = ReadonlyMap<string, PageTime>;

export const COMPARED = [
  'static',
  'vanilla',
  'bare-react',
  'widget',
  'widget-with-snippet',
  'shell',
] as const;

export const timeKey = (page: BenchPage, profile: Profile, cache: 'cold' | 'warm'): string =>
  `${page} ${profile} ${cache}`;

/** Opens each page in each profile, with an empty cache and again with a full one. Returns the medians of `runs`. */
export const measurePages = async (
  browser: Browser,
  server: BenchServer,
  runs: number,
): Promise<PageTimes> => {
  const times = new Map<string, PageTime[]>();
  const note = (key: string, time: PageTime) => times.set(key, [...(times.get(key) ?? []), time]);
  for (let run = 0; run < runs; run += 1)
    for (const profile of ['slow', 'fast'] as const)
      for (const name of COMPARED) {
        const visitor = await newVisitor(browser, server);
        await visitor.page.addInitScript(watchCount);
        await applyProfile(visitor.session, profile);
        note(timeKey(name, profile, 'cold'), await visit(visitor, server, name));
        note(timeKey(name, profile, 'warm'), await visit(visitor, server, name));
        await visitor.context.close();
      }
  return new Map([...times].map(([key, all]) => [key, medianTime(all)]));
};

const medianTime = (all: readonly PageTime[]): PageTime => ({
  visible: median(all.map(({ visible }) => visible)),
  answered: median(all.map(({ answered }) => answered)),
  main: median(all.map(({ main }) => main)),
});

const visit = async ({ page, session }: Visitor, server: BenchServer, name: BenchPage): Promise<PageTime> => {
  await page.goto(`${server.url}/bench/blank`);
  // The last known count differs from the cart's own, to tell the two apart.
  await page.evaluate(() =>
    localStorage.setItem('assess.cartCount.usassessments', JSON.stringify({ units: 5, lines: 2, id: '' })),
  );
  await page.goto(`${server.url}/bench/${name}`);
  const [visible, answered] = await within(
    `the cart's own count on the page '${name}'`,
    page.evaluate(() => (globalThis as unknown as { countTimes: Promise<[number, number]> }).countTimes),
  );
  await page.waitForLoadState('networkidle');
  // The browser counts from the navigation on.
  const seconds = (await metricsOf(session)).get('TaskDuration') ?? 0;
  return { visible, answered, main: seconds * 1000 };
};

/** Looks once a frame which count is drawn, however the page draws it. It runs in the page. */
const watchCount = (): void => {
  const drawn = (element: Element | null | undefined, pseudo?: string): string => {
    if (!element) return '';
    const text = pseudo === undefined ? element.textContent : getComputedStyle(element, pseudo).content;
    return /^"?(\d+)"?$/.exec(text?.trim() ?? '')?.[1] ?? '';
  };
  const count = (): string => {
    const tag = document.querySelector('assess-mini-cart, yard-mini-cart');
    if (tag === null) return drawn(document.querySelector('.count'));
    const root = tag.shadowRoot;
    if (root === null) return drawn(tag, '::after');
    return drawn(root.querySelector('.count')) || drawn(root.querySelector('slot'), '::after');
  };
  Object.assign(globalThis, {
    countTimes: new Promise<[number, number]>((resolve) => {
      let visible: number | undefined;
      const look = (): void => {
        const now = count();
        if (now !== '') visible ??= performance.now();
        if (now === '6') resolve([visible ?? 0, performance.now()]);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }),
  });
};
