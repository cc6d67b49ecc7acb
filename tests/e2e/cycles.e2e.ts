import { storageName } from '../../src/core/storage-names.ts';
import { openAuthored } from './authored-page.ts';
import { makeCart, returnWith } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { standsStill } from './started.ts';

type Counts = { listeners: number; nodes: number; timers: number; roots: number };
type Watched = { pending: Set<number>; roots: { live: number } };

/** Counts waiting timers and mounted React roots, from before any script of the page. */
const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { pending: new Set(), roots: { live: 0 } };
    Object.assign(globalThis, { watched });
    const {
      setTimeout: timeout,
      setInterval: interval,
      clearTimeout: clear,
      clearInterval: stop,
    } = globalThis;
    const later = (handler: TimerHandler, ms?: number, ...args: unknown[]): number => {
      const id = Number(
        timeout(
          (...given: unknown[]) => {
            watched.pending.delete(id);
            (handler as (...args: unknown[]) => void)(...given);
          },
          ms,
          ...args,
        ),
      );
      watched.pending.add(id);
      return id;
    };
    const again = (handler: TimerHandler, ms?: number, ...args: unknown[]): number => {
      const id = Number(interval(handler as () => void, ms, ...args));
      watched.pending.add(id);
      return id;
    };
    const end = (id: number | undefined): void => {
      watched.pending.delete(Number(id));
      clear(id);
      stop(id);
    };
    Object.assign(globalThis, {
      setTimeout: later,
      setInterval: again,
      clearTimeout: end,
      clearInterval: end,
    });
    // React calls this hook for every commit. A root without a tree was unmounted.
    const trees = new Set<unknown>();
    const onCommitFiberRoot = (_id: number, root: { current: { child: unknown } }) => {
      if (root.current.child === null) trees.delete(root);
      else trees.add(root);
      watched.roots.live = trees.size;
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot,
        onCommitFiberUnmount: () => undefined,
      },
    });
  });

/** Returns what is left after a garbage collection, by the browser's own counts of listeners and nodes. */
const countAfterCollection = async (page: Page): Promise<Counts> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? -1;
  const { timers, roots } = await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    return { timers: watched.pending.size, roots: watched.roots.live };
  });
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers, roots };
};

/** Returns the counts when two in a row are the same. */
const countOnceSettled = async (page: Page): Promise<Counts> => {
  let counts = await countAfterCollection(page);
  const isSame = async () => {
    const before = counts;
    counts = await countAfterCollection(page);
    return JSON.stringify(counts) === JSON.stringify(before);
  };
  await expect.poll(isSame).toBe(true);
  return counts;
};

type Cycle = { tag: string; neighbour?: string; press?: boolean };

/** Adds the tag, waits until it is drawn, removes it and waits until it is gone; `times` times. */
const cycle = (page: Page, { tag, neighbour, press }: Cycle, times: number): Promise<void> =>
  page.evaluate(
    async ({ tag: name, neighbour: second, press: presses, times: count }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const rootOf = (element: Element) => element.shadowRoot?.querySelector('.assess-root');
      const drawn = async (element: Element): Promise<void> => {
        while (!rootOf(element)?.querySelector('button, p, h2')) await frame();
      };
      for (let turn = 0; turn < count; turn += 1) {
        const elements = [name, second ?? []].flat().map((one) => document.createElement(one));
        document.querySelector('main')?.append(...elements);
        await Promise.all(elements.map(drawn));
        const button = presses && elements[0] && rootOf(elements[0])?.querySelector('button');
        if (button) {
          button.click();
          while (!rootOf(elements[0] as Element)?.querySelector('.mini-line')) await frame();
        }
        for (const element of elements) element.remove();
        await frame();
      }
    },
    { tag, neighbour, press, times },
  );

const CYCLES: readonly (Cycle & { what: string })[] = [
  { what: 'the mini-cart with its panel open', tag: 'assess-mini-cart', press: true },
  { what: 'quick order with rows', tag: 'assess-quick-order' },
  {
    what: 'the cart with lines and a mini-cart beside it',
    tag: 'assess-cart',
    neighbour: 'assess-mini-cart',
  },
];

/** The number of cycles in total; `npm run test:long` asks for more. */
const TIMES = Number(process.env['MOUNT_CYCLES'] ?? 60);
const WARM_UP = 20;
/** The number of elements that are added at the end, to be counted. */
const THERE = 3;
/** One count before the first round, and one after each. */
const ROUNDS = 4;

/**
 * Returns the counts that grew in every round of this many cycles. A leak leaves at least one for each cycle, in every
 * round. Sometimes the browser keeps what it drew last, with all its listeners. That adds to the count once, and never
 * again.
 */
const alwaysMore = (rounds: readonly Counts[], cycles: number): string[] =>
  (['listeners', 'nodes', 'timers', 'roots'] as const).filter((what) =>
    rounds.slice(1).every((counts, at) => counts[what] - (rounds[at]?.[what] ?? 0) >= cycles),
  );

test.describe(`after ${TIMES} times on the page and off it`, () => {
  for (const each of CYCLES)
    test(`${each.what} leaves no listener, node, timer or root [EMB-09]`, async ({ page, host }) => {
      test.setTimeout(300_000);
      await watchPage(page);
      await returnWith(
        page,
        await makeCart(host, [
          ['LMS4-KIT', 1],
          ['RPW-G3-LIC', 5],
        ]),
      );
      const draft = { rows: [{ code: 'LMS4-KIT', quantity: '2' }], revision: 1, savedAt: Date.now() };
      await page
        .context()
        .addInitScript(([name, value]) => localStorage.setItem(name, value), [
          storageName('quickOrderRows', 'usassessments'),
          JSON.stringify(draft),
        ] as const);
      await openAuthored(page, host, { body: '<main></main>' });
      // The element is first drawn once without hurry, so that late additions such as the live region exist before the
      // first count.
      const add = (tag: string) => document.querySelector('main')?.append(document.createElement(tag));
      await page.evaluate(add, each.tag);
      await expect(page.locator(each.tag).getByRole('button').first()).toBeVisible();
      await standsStill(page);
      await page.evaluate((tag) => document.querySelector(tag)?.remove(), each.tag);
      await cycle(page, each, WARM_UP);
      // Timed work, such as keeping an unused answer, ends or stays the same in this time.
      const rounds = [await countOnceSettled(page)];
      const grows = () => alwaysMore(rounds, TIMES - WARM_UP);
      do {
        await cycle(page, each, TIMES - WARM_UP);
        rounds.push(await countOnceSettled(page));
      } while (rounds.length < ROUNDS && grows().length > 0);
      expect(grows()).toEqual([]);
      const late = await countAfterCollection(page);
      expect(late.roots).toBe(0);
      // The browser may now release what it kept of the last element. The added elements must outweigh that.
      for (let more = 0; more < THERE; more += 1) await page.evaluate(add, each.tag);
      const there = page.locator(each.tag);
      for (const one of await there.all()) await expect(one.getByRole('button').first()).toBeVisible();
      const counted = await countAfterCollection(page);
      expect(counted.roots, 'what is there is counted').toBe(THERE);
      expect(counted.listeners).toBeGreaterThan(late.listeners);
      expect(counted.nodes).toBeGreaterThan(late.nodes);
    });
});
