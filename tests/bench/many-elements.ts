import type { Browser, Page } from 'playwright/test';
import { newVisitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { collect, metricsOf } from './profiles.ts';
import { within } from './within.ts';

/**
 * `ms` of the main thread and `bytes` of the heap for each element after the first; the listeners and nodes that are
 * left after their removal, and the share of the added heap that is left.
 */
export type ManyElements = {
  ms: number;
  bytes: number;
  leftListeners: number;
  leftNodes: number;
  leftShare: number;
};

const FURTHER = 199;

/** The pages and their tags: the widget, and the same by React and r2wc alone. */
const MANY = { widget: 'assess-mini-cart', 'bare-react': 'yard-mini-cart' } as const;
export type ManyPage = keyof typeof MANY;

/** Adds 199 mini-carts to a page that has one, then removes them. */
export const measureMany = async (
  browser: Browser,
  server: BenchServer,
  name: ManyPage,
): Promise<ManyElements> => {
  const tag = MANY[name];
  const { context, page, session } = await newVisitor(browser, server);
  await page.goto(`${server.url}/bench/${name}`);
  await drawn(page, tag, 1);
  // The elements are added and removed once, so that everything made once a page exists.
  await addAndDraw(page, tag, FURTHER);
  await within('the removal of the elements', remove(page, tag));
  const counts = async () => {
    await within('the collection of garbage', collect(session));
    return metricsOf(session);
  };
  const of = (metrics: ReadonlyMap<string, number>, name: string) => metrics.get(name) ?? 0;
  const start = await counts();
  const before = await metricsOf(session);
  await addAndDraw(page, tag, FURTHER);
  const after = await metricsOf(session);
  const full = await counts();
  await within('the removal of the elements', remove(page, tag));
  const end = await counts();
  await context.close();
  const left = (name: string) => of(end, name) - of(start, name);
  const added = of(full, 'JSHeapUsedSize') - of(start, 'JSHeapUsedSize');
  return {
    ms: ((of(after, 'TaskDuration') - of(before, 'TaskDuration')) * 1000) / FURTHER,
    bytes: added / FURTHER,
    leftListeners: left('JSEventListeners'),
    leftNodes: left('Nodes'),
    leftShare: left('JSHeapUsedSize') / added,
  };
};

const addAndDraw = async (page: Page, tag: string, count: number): Promise<void> => {
  await page.evaluate(
    ([name, number]) => {
      const elements = Array.from({ length: number }, () => document.createElement(name));
      document.querySelector('main')?.append(...elements);
    },
    [tag, count] as const,
  );
  await drawn(page, tag, count + 1);
};

const drawn = async (page: Page, tag: string, count: number): Promise<void> => {
  await page.waitForFunction(
    ([name, number]) =>
      [...document.querySelectorAll(name)].filter(
        ({ shadowRoot }) => shadowRoot?.querySelector('.count')?.textContent === '6',
      ).length === number,
    [tag, count] as const,
    // The check runs seldom, because it is work of the main thread too.
    { polling: 250 },
  );
};

const remove = (page: Page, tag: string): Promise<void> =>
  page.evaluate(async (name) => {
    for (const element of document.querySelectorAll(`main ${name}`)) element.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, tag);
