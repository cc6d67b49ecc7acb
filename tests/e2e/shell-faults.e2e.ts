import { expect, test } from './fixtures.ts';
import { sellsOn } from './flag-visit.ts';

/** A delay in milliseconds, longer than any wait of a page. */
const FOR_EVER = 120_000;

/** The services that a page's shell calls, and their paths. Commerce has tests of its own. */
const SERVICES = {
  flags: ['/flag-service'],
  content: ['/regional', '/content'],
  geolocation: ['/geo'],
  store: ['/store-backend'],
};
const ALL = Object.values(SERVICES).flat();

const EVERY_FAULT: readonly (readonly [string, Record<string, unknown>])[] = [
  ['down', { cut: true }],
  ['slow without end', { delayMs: FOR_EVER }],
  ['answering 503', { status: 503, retryAfter: 1 }],
  ['answering a page for JSON', { body: 'html' }],
  ['answering half of it', { body: 'truncated' }],
];
/** One service after the other has the next of these faults; `npm run test:long` tries each with each. */
const COMMON = EVERY_FAULT.filter(([how]) => /^slow|503|half/.test(how));

test.describe('a store page with its whole shell', () => {
  const subjects = [...Object.entries(SERVICES), ['all of them together', ALL] as const];
  for (const [at, [what, paths]] of subjects.entries())
    for (const [how, fault] of process.env['EVERY_FAULT'] ? EVERY_FAULT : COMMON.slice(at % 3, (at % 3) + 1))
      test(`sells on while ${what} is ${how} [REL-06 part] [REL-01 part]`, async ({ page, host }) => {
        for (const path of paths) await host.fault({ path, ...fault });
        await page.goto(`${host.shop}/store/usassessments/en/quickOrder`, { waitUntil: 'domcontentloaded' });
        await sellsOn(page);
        await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
        for (const landmark of ['banner', 'contentinfo'] as const) {
          const part = page.getByRole(landmark).first();
          await expect(part).toBeVisible();
          await expect(part).not.toContainText(/undefined|NaN|\[object/);
        }
        // No dialog asks the shopper about a fault that is not theirs.
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
});
