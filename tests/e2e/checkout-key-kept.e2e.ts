import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { storageName } from '../../src/core/storage-names.ts';
import {
  CHECKOUT,
  checkout,
  loseNextAnswer,
  orderCount,
  placeButton,
  placed,
  toReview,
} from './checkout-visit.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { typePassword } from './security-key.ts';
import { door, expectAnonymous, expectSignedIn } from './signed-in-visit.ts';

/*
 * The key of an order under way: nobody is signed out for being idle meanwhile, and a sign-out by hand does not give
 * the key to another customer.
 */

const MINUTE = 60_000;
const BY_KEY = '/users/*/orders/byKey';

const checking = (page: Page) => checkout(page).getByRole('heading', { name: 'We’re checking your order' });

const kept = (page: Page): Promise<{ state?: string; owner?: string } | null> =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as object | null,
    storageName('placing', 'usassessments'),
  );

/** Places the order so that the page can't know: the answer is lost, and the question by key fails. */
const placeWithoutAnswer = async (page: Page, host: Host): Promise<void> => {
  await host.fault({ path: BY_KEY, status: 503 });
  await loseNextAnswer(page, host);
  await placeButton(page).click();
  await expect(checking(page)).toBeVisible();
};

const atLogin = (page: Page): Promise<void> => page.waitForURL((url) => url.pathname === '/en-us/en/login');

/** Signs out by hand while the order is under way, and waits for the login page that leads back to the checkout. */
const signOutMeanwhile = async (page: Page, host: Host): Promise<void> => {
  await toReview(page, host);
  await placeWithoutAnswer(page, host);
  await door(page, 'signOut', 'asked');
  await atLogin(page);
  await expectAnonymous(page);
  expect(await kept(page)).toMatchObject({ state: 'sent', owner: 'user-tess' });
  await host.clearFaults();
};

const signInAs = async (page: Page, who: string): Promise<void> => {
  await typePassword(page, who, SEEDED_PASSWORD);
  await page.waitForURL((url) => url.pathname === CHECKOUT);
  await expectSignedIn(page, `user-${who}`);
};

test('nobody is signed out for doing nothing while it is not known what became of the order [LEAD-03 f]', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await toReview(page, host);
  const before = await orderCount(host);
  // The code that watches for idleness has loaded when a key press is noted.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => localStorage.getItem('assess.lastActivity'));
    })
    .not.toBeNull();
  await placeWithoutAnswer(page, host);
  const again = checkout(page).getByRole('button', { name: 'Check again' });
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(MINUTE / 2);
        return again.count();
      },
      // Each question by the key must be answered before the wait for the next one begins.
      { timeout: 20_000 },
    )
    .toBe(1);
  // An order counts as activity for as long as it may take to be placed.
  await page.clock.fastForward(MINUTE);
  await page.clock.fastForward(27.5 * MINUTE);
  await page.clock.runFor(1500);
  await expectSignedIn(page, 'user-tess');
  await expect(page.getByRole('region', { name: 'Are you still there?' })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await host.clearFaults();
  await again.click();
  await expect(placed(page)).toBeVisible();
  expect(await orderCount(host)).toBe(before + 1);
});

test.describe('around a sign-out by hand,', () => {
  // No button is pressed for the sign-out: it removes the order’s state, which has the focus, and leaves the page.
  test.use({ watched: false });

  test('a sign-out by hand keeps it for the same customer, who is led to the one order after signing in [LEAD-03 f]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'tess', []);
    const before = await orderCount(host);
    await signOutMeanwhile(page, host);
    await signInAs(page, 'tess');
    await expect(placed(page)).toBeVisible();
    await expect.poll(() => kept(page)).toMatchObject({ state: 'placed', owner: 'user-tess' });
    expect(await orderCount(host)).toBe(before + 1);
  });

  test('another customer who signs in has it dropped, and is told nothing of it [LEAD-03 f]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'nina', []);
    const ordersOf = async (who: string) =>
      ((await asCustomer(host, who, 'GET', '/orders')) as { orders: unknown[] }).orders.length;
    const [tess, nina] = [await ordersOf('tess'), await ordersOf('nina')];
    await signOutMeanwhile(page, host);
    await signInAs(page, 'nina');
    await expect.poll(() => kept(page)).toBeNull();
    await expect(checkout(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(checking(page)).toHaveCount(0);
    await expect(placed(page)).toHaveCount(0);
    expect([await ordersOf('tess'), await ordersOf('nina')]).toEqual([tess + 1, nina]);
  });
});
