import type { Browser, Page } from 'playwright/test';
import { FIVE_LINES, newCustomer, newVisitor, type Visitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { applyProfile, metricsOf, slowProcessor } from './profiles.ts';
import { idle, within } from './within.ts';

/**
 * Milliseconds: until the checkout's first step can be used, cold and slow; until bare React shows the same five lines; of
 * script from the press that goes on until the next step stands, the worst of three steps, with the processor slowed four
 * times.
 */
export type CheckoutTimes = { usable: number; bareLines: number; going: number };

/** Source: PERF-13. */
export const measureCheckout = async (browser: Browser, server: BenchServer): Promise<CheckoutTimes> => ({
  bareLines: await timeOpening(await newVisitor(browser, server, FIVE_LINES), server, 'bare-cart'),
  usable: await timeOpening(await newCustomer(browser, server), server, 'checkout'),
  going: await timeGoingOn(browser, server),
});

const timeOpening = async (
  { context, page, session }: Visitor,
  server: BenchServer,
  name: keyof typeof STANDS,
): Promise<number> => {
  await page.addInitScript(watchFor, STANDS[name]);
  await applyProfile(session, 'slow');
  await page.goto(`${server.url}/bench/${name}`);
  const time = await within(
    `what can be used of the page '${name}'`,
    page.evaluate(() => (globalThis as unknown as { stands: Promise<number> }).stands),
  );
  await context.close();
  return time;
};

/** What stands when the page can be used: so many of these below that tag, in its shadow or in the page. */
const STANDS = {
  'bare-cart': { tag: 'yard-cart', selector: '.line', count: FIVE_LINES.length },
  checkout: { tag: 'assess-checkout', selector: 'input[type=radio]:enabled', count: 2 },
} as const;

/** Looks once a frame; runs in the page. */
const watchFor = ({ tag, selector, count }: { tag: string; selector: string; count: number }): void => {
  const stands = (): boolean => {
    const element = document.querySelector(tag);
    return ((element?.shadowRoot ?? element)?.querySelectorAll(selector).length ?? 0) >= count;
  };
  Object.assign(globalThis, {
    stands: new Promise<number>((resolve) => {
      const look = (): void => (stands() ? resolve(performance.now()) : void requestAnimationFrame(look));
      requestAnimationFrame(look);
    }),
  });
};

const NEXT = ['Shipping method', 'Billing address', 'Payment'];

const timeGoingOn = async (browser: Browser, server: BenchServer): Promise<number> => {
  const { context, page, session } = await newCustomer(browser, server, [
    ['/account', { id: 'org-4430' }],
    ['/addresses/delivery?addressId=home'],
  ]);
  await page.goto(`${server.url}/bench/checkout`);
  await heading(page, 'Shipping method').waitFor();
  await page.getByRole('button', { name: 'Change: Shipping address' }).click();
  await heading(page, 'Shipping address').waitFor();
  await slowProcessor(session, 4);
  const times: number[] = [];
  for (const name of NEXT) {
    if (name === 'Billing address') await page.getByRole('radio', { name: 'Ground' }).check();
    await page.waitForLoadState('networkidle');
    await idle(page);
    const press = await pressOf(page);
    const before = (await metricsOf(session)).get('ScriptDuration') ?? 0;
    await press();
    await within(`the step '${name}'`, page.evaluate(stepStands, name));
    times.push((((await metricsOf(session)).get('ScriptDuration') ?? 0) - before) * 1000);
  }
  await context.close();
  return Math.max(...times);
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d ${name}$`) });

/** The press that goes on, by the mouse alone: what a locator looks at before and after would count as the page's own script. */
const pressOf = async (page: Page): Promise<() => Promise<void>> => {
  const button = page.getByRole('button', { name: /^Continue to / });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button that goes on is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await idle(page);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
};

/** Looks once a frame, at headings alone, and ends a frame after the step's own stands; runs in the page. */
const stepStands = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const heading = new RegExp(`^Step \\d of \\d ${name}$`);
    const look = (): void => {
      const element = document.querySelector('assess-checkout');
      const all = (element?.shadowRoot ?? element)?.querySelectorAll('h2') ?? [];
      const stands = [...all].some(({ textContent }) => heading.test(textContent?.trim() ?? ''));
      requestAnimationFrame(stands ? () => resolve() : look);
    };
    look();
  });
