import { violations } from './cart-visit.ts';
import type { Locator } from 'playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import { expectAnonymous, expectSignedIn, signIn, storedTokens } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';
const MINUTE = 60_000;

const notice = (page: Page) => page.getByRole('region', { name: 'Are you still there?' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'You are about to be signed out' });
const ended = (page: Page) =>
  page.getByRole('list', { name: 'Messages' }).getByText('You were signed out after a period of inactivity');

/** Opens a page whose clock the test moves, with a signed-in customer whose idleness it watches. */
const openSignedIn = async (page: Page, shop: string): Promise<void> => {
  await page.clock.install();
  await page.goto(shop + CART);
  await signIn(page);
  await expectSignedIn(page);
  await followed(page);
};

/**
 * Waits until the code that watches for idleness has loaded in this page: a key press is noted, whatever another tab
 * noted before.
 */
const followed = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('assess.lastActivity'));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => localStorage.getItem('assess.lastActivity'));
    })
    .not.toBeNull();
};

/**
 * From here on only the test moves the time, beginning with a key press now, so that the machine's speed does not
 * matter for the few seconds of a warning.
 */
const holdClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt(Date.now() + MINUTE);
  await page.keyboard.press('Shift');
};

/** Moves the clock in small steps until the element shows. */
const comesUp = (page: Page, shown: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(10);
      return shown.isVisible();
    })
    .toBe(true);

/** Moves the clock until the promise has settled, which waits for the page's own timers. */
const meanwhile = async <T>(page: Page, doing: Promise<T>): Promise<T> => {
  let isOver = false;
  const over = doing.finally(() => {
    isOver = true;
  });
  while (!isOver) await page.clock.runFor(10);
  return over;
};

test.describe('a laptop that slept', () => {
  test('is past its limit when it wakes: the key that woke it signs nobody in again [SES-05] [REL-05 part]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop);
    await host.forgetRequests();
    await page.clock.fastForward(40 * MINUTE);
    await page.keyboard.press('Shift');
    await expectAnonymous(page);
    await expect(ended(page)).toBeVisible();
    await expect.poll(() => storedTokens(page)).toBeNull();
    await expect
      .poll(async () => (await host.requests()).some(({ path }) => /\/logout\?timeout=true/.test(path)))
      .toBe(true);
  });
});

test('nobody is told anything while nobody is signed in [SES-03]', async ({ page, host }) => {
  await page.clock.install();
  await page.goto(host.shop + CART);
  await expectAnonymous(page);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(31 * MINUTE);
  await page.clock.runFor(2000);
  await expect(notice(page)).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('assess.lastActivity'))).toBeNull();
});

test('each kind of activity is noted once somebody is signed in, passively, and has the customer asked after at most once in 300 s [SES-03]', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const listened: [type: string, passive: unknown][] = [];
    Object.assign(globalThis, { listened });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options): void {
      if (this === window) listened.push([type, Object(options)['passive']]);
      add.call(this, type, listener, options);
    };
  });
  const asked: number[] = [];
  await openSignedIn(page, host.shop);
  await page.clock.pauseAt(Date.now() + MINUTE);
  page.on('request', (request) => {
    if (request.url().endsWith('/store/customer/current')) asked.push(1);
  });
  const noted = () => page.evaluate(() => Number(localStorage.getItem('assess.lastActivity')) - Date.now());
  for (const type of [
    'keydown',
    'mousedown',
    'paste',
    'cut',
    'wheel',
    'touchstart',
    'scroll',
    'focus',
    'pagehide',
  ]) {
    await page.clock.runFor(40_000);
    expect(await noted(), `before ${type}`).toBeLessThanOrEqual(-40_000);
    await page.evaluate((kind) => window.dispatchEvent(new Event(kind)), type);
    expect(await noted(), type).toBe(0);
  }
  const listened = await page.evaluate(
    () => (globalThis as unknown as { listened: [string, unknown][] }).listened,
  );
  expect(listened.filter(([type]) => type.endsWith('unload'))).toEqual([]);
  for (const type of ['wheel', 'touchstart', 'scroll'])
    expect(
      listened.filter(([name]) => name === type).map(([, passive]) => passive),
      type,
    ).toContain(true);
  await expect.poll(() => asked).toHaveLength(1);
});

test('a customer whom the store no longer knows is signed out at the next activity after 300 s [SES-03] [SES-06 part]', async ({
  page,
  host,
}) => {
  await openSignedIn(page, host.shop);
  await host.fault({ path: '/store/customer/current', status: 401 });
  await page.clock.fastForward(4 * MINUTE);
  await page.keyboard.press('Shift');
  await expectSignedIn(page);
  await page.clock.fastForward(2 * MINUTE);
  await page.keyboard.press('Shift');
  await expectAnonymous(page);
});

test('a store that can’t say who is there signs nobody out [SES-03] [REL-01 part]', async ({
  page,
  host,
}) => {
  await openSignedIn(page, host.shop);
  await host.fault({ path: '/store/customer/current', status: 500 });
  const asked = page.waitForResponse('**/store/customer/current');
  await page.clock.fastForward(6 * MINUTE);
  await page.keyboard.press('Shift');
  await asked;
  await page.clock.runFor(2000);
  await expectSignedIn(page);
});

test('activity renews a token whose stored expiry has passed [SES-04]', async ({ page, host }) => {
  await openSignedIn(page, host.shop);
  const before = await storedTokens(page);
  await page.clock.fastForward(20 * MINUTE);
  await page.evaluate(() => localStorage.setItem('assess.tokenExpiry', '1000'));
  await page.evaluate(() => {
    const tokens = JSON.parse(sessionStorage.getItem('assess.tokens') ?? '{}') as object;
    sessionStorage.setItem('assess.tokens', JSON.stringify({ ...tokens, tokenExpiry: 1000 }));
  });
  await page.keyboard.press('Shift');
  await expect.poll(async () => (await storedTokens(page))?.accessToken).not.toBe(before?.accessToken);
  await expectSignedIn(page);
});

test.describe('the quiet notice, 60 s before', () => {
  test('is answered by any key, takes no focus and moves nothing; axe finds nothing [REL-08]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop);
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    // The header has the customer's name: nothing above the title grows any more.
    await expect(page.getByRole('button', { name: /Mara/ }).first()).toBeVisible();
    const before = await place();
    await page.clock.fastForward(29 * MINUTE);
    await page.clock.runFor(1500);
    await expect(notice(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    expect(await place()).toEqual(before);
    expect(await notice(page).evaluate((element) => element.matches(':focus-within'))).toBe(false);
    expect(await violations(page, 'assess-session')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(500);
    await expect(notice(page)).toHaveCount(0);
    await expectSignedIn(page);
  });

  for (const [what, click] of [
    ['anywhere on the page', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['on its own button', (page: Page) => notice(page).getByRole('button').click()],
  ] as const)
    test(`is answered by a click ${what}, and the time begins anew [REL-08]`, async ({ page, host }) => {
      await openSignedIn(page, host.shop);
      await page.clock.fastForward(29 * MINUTE);
      await page.clock.runFor(1500);
      await expect(notice(page)).toBeVisible();
      await click(page);
      await page.clock.runFor(500);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.fastForward(28 * MINUTE);
      await page.clock.runFor(1500);
      await expect(notice(page)).toHaveCount(0);
      await expectSignedIn(page);
    });
});

test.describe('the warning, 15 s before', () => {
  test('counts down, is not closed by its own focus, and gives the focus back when the shopper stays [SES-05]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop);
    await page.locator('assess-header').getByRole('combobox').focus();
    await holdClock(page);
    await page.clock.fastForward(30 * MINUTE - 14_500);
    await comesUp(page, warning(page));
    const left = async () => Number.parseInt(await warning(page).getByRole('timer').innerText(), 10);
    const first = await left();
    expect(first).toBeLessThanOrEqual(15);
    await page.clock.runFor(4000);
    await expect.poll(left).toBe(first - 4);
    await expect(warning(page).getByRole('timer')).toHaveText(/^\d+ seconds? left$/);
    expect(await meanwhile(page, violations(page, 'assess-session'))).toEqual([]);
    await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
    await page.clock.runFor(500);
    await expect(warning(page)).toHaveCount(0);
    await expect(page.locator('assess-header').getByRole('combobox')).toBeFocused();
    await expectSignedIn(page);
  });

  /** Opens another tab of the same browser. The test moves the clock of both at once. */
  const openOther = async (page: Page, shop: string): Promise<Page> => {
    const other = await page.context().newPage();
    // A page of the store: a sign-out would leave any other page during the test.
    await other.goto(shop + CART);
    await expectSignedIn(other);
    await followed(other);
    await page.keyboard.press('Shift');
    return other;
  };

  test('ends in a sign-out by timeout in every tab, and one of them says why [SES-05] [SES-08 part]', async ({
    page,
    host,
  }) => {
    await openSignedIn(page, host.shop);
    const other = await openOther(page, host.shop);
    await page.clock.fastForward(30 * MINUTE + 5000);
    await page.clock.runFor(1500);
    await expectAnonymous(page);
    await expectAnonymous(other);
    const said = async () =>
      (await Promise.all([page, other].map((one) => ended(one).count()))).some(Boolean);
    await expect.poll(said).toBe(true);
  });

  test('is closed in all tabs by activity in one [SES-05]', async ({ page, host }) => {
    await openSignedIn(page, host.shop);
    const other = await openOther(page, host.shop);
    await holdClock(page);
    await page.clock.fastForward(30 * MINUTE - 14_500);
    for (const one of [page, other]) await comesUp(one, warning(one));
    await other.keyboard.press('Shift');
    await page.clock.runFor(1500);
    for (const one of [page, other]) {
      await expect(warning(one)).toHaveCount(0);
      await expectSignedIn(one);
    }
  });
});
