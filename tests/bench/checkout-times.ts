import type { Browser, Page } from 'playwright/test';
import { closing, FIVE_LINES, newCustomer, newVisitor } from './bench-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { timeOpening } from './opening-times.ts';
import { metricsOf, slowProcessor } from './profiles.ts';
import { idle, within } from './within.ts';

/**
 * Times in milliseconds. `usable`: until the checkout's first step can be used, with an empty cache in the slow
 * profile. `bareLines`: until bare React shows the same five lines. `going`: script from the press on Continue until
 * the next step is drawn, for the worst of three steps, with the processor slowed four times.
 */
export type CheckoutTimes = { usable: number; bareLines: number; going: number };

/** Measures the checkout. Source: PERF-13. */
export const measureCheckout = async (browser: Browser, server: BenchServer): Promise<CheckoutTimes> => ({
  bareLines: await closing(await newVisitor(browser, server, FIVE_LINES), (visitor) =>
    timeOpening(visitor, server, 'bare-cart'),
  ),
  usable: await closing(await newCustomer(browser, server), (visitor) =>
    timeOpening(visitor, server, 'checkout'),
  ),
  going: await timeGoingOn(browser, server),
});

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

/** Prepares a press on Continue by the mouse alone. The checks of a locator would count as the page's own script. */
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

/** Looks for the step's heading once a frame, and resolves a frame after it is drawn. It runs in the page. */
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
