import { mkdirSync } from 'node:fs';
import type { Driver, Start } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createShopper } from './shopper.ts';
import { shopperJourney } from './shopper-journey.e2e.ts';
import { startWatchedHost } from './watched-host.ts';
import { startWebKitGtk } from './webkit-gtk.ts';

/*
 * `npm run test:browsers` runs the shopper's journey in Firefox and WebKitGTK against a demo host of its own;
 * `-- webkit` runs it in one of them. A browser that this machine lacks is named, and does not fail the run. Pictures of
 * the pages are in `test-results/browsers`. Source: EMB-17.
 */

const STARTS: Record<string, Start> = { firefox: startFirefox, webkit: startWebKitGtk };
const PICTURES = 'test-results/browsers';
/** How long a step and a whole journey may take, in ms. */
const STEP_MS = 120_000;
const JOURNEY_MS = 480_000;

/** Messages that the journey causes on purpose, with the reason. */
const EXPECTED: readonly [message: RegExp, reason: string][] = [
  [/^GET \/store-backend\/store\/customer\/current answered 401$/, 'nobody is signed in'],
  [/^GET \S+\/users\/current\/carts\/current\?\S+ answered 400$/, 'the customer has no cart yet'],
];

const within = <T>(ms: number, what: string, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s.`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(late));
};

/** Faults that a page makes, each with the message that must be heard of it. Otherwise silence would prove nothing. */
const PLANTED: readonly [script: string, message: RegExp][] = [
  ["console.error('planted')", /: console planted/],
  ["void setTimeout(() => { throw new Error('planted'); })", /: uncaught .*planted/],
  ["void Promise.reject(new Error('planted'))", /: unhandled Error: planted/],
  [
    "void (document.body.append(new Image()), document.images[document.images.length - 1].src = 'http://127.0.0.1:1/')",
    /: policy img-src/,
  ],
  ["void fetch('/planted')", /^GET \/planted answered 404/],
];

/** Expects each planted fault to be heard from this browser, and forgets them. */
const expectHeard = async (driver: Driver, shop: string, heard: string[]): Promise<void> => {
  await driver.open(`${shop}/en-us/about`);
  const { until } = createShopper(driver);
  for (const [script, message] of PLANTED) {
    await driver.look(script);
    await until(`the message ${message}`, () =>
      Promise.resolve(heard.some((each) => message.test(each)) ? true : undefined),
    );
  }
  heard.length = 0;
};

/** Returns what went wrong. Only the first step that fails is told: the next ones need it. */
const journeyIn = async (key: string, driver: Driver): Promise<string[]> => {
  const host = await startWatchedHost();
  const faults: string[] = [];
  const until = Date.now() + JOURNEY_MS;
  try {
    const shop = `http://shop.localhost:${host.port}`;
    await within(STEP_MS, 'To hear faults', expectHeard(driver, shop, host.heard));
    const shopper = createShopper(driver);
    for (const [at, [does, act]] of shopperJourney(shop).entries()) {
      const began = Date.now();
      try {
        await within(Math.min(STEP_MS, until - began), does, act(shopper));
        console.log(`  ${driver.name}: ${does} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        faults.push(`${does}: ${(error as Error).message}`);
        break;
      } finally {
        await within(STEP_MS, 'The picture', driver.picture(`${PICTURES}/${key}-${at + 1}.png`));
      }
    }
  } finally {
    await host.close();
  }
  const told = host.heard.filter((message) => !EXPECTED.some(([expected]) => expected.test(message)));
  return [...faults, ...told];
};

/** Returns whether it was run, and what went wrong. */
const runIn = async (key: string, start: Start): Promise<{ name?: string; faults: string[] }> => {
  const driver = await start();
  if (typeof driver === 'string') {
    console.log(`Not run: ${driver}`);
    return { faults: [] };
  }
  try {
    return { name: driver.name, faults: await journeyIn(key, driver) };
  } finally {
    await driver.close();
  }
};

mkdirSync(PICTURES, { recursive: true });
const asked = process.argv.slice(2);
const ran: string[] = [];
let failed = 0;
for (const [key, start] of Object.entries(STARTS)) {
  if (asked.length > 0 && !asked.includes(key)) continue;
  const { name, faults } = await runIn(key, start).catch((error: unknown) => ({
    name: key,
    faults: [String(error)],
  }));
  if (name !== undefined) ran.push(name);
  if (faults.length > 0) failed += 1;
  for (const fault of faults) console.error(`  ${name}: ${fault}`);
}
console.log(ran.length > 0 ? `Ran in ${ran.join(' and ')}.` : 'Ran in no browser.');
console.log(`${ran.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
