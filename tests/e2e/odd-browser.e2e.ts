import { localeTable } from '../../src/core/locale/locale-table.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { storageTable } from '../../src/core/storage-table.ts';
import { FORMS, KIT, miniButton } from './cart-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { holdDates } from './hold-dates.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { CART, HOME } from './several-tabs.ts';
import { FULL, SESSION_FULL, THROWING } from './spoilt-storage.ts';
import { door, expectSignedIn, identityCalls, session, signIn, storedTokens } from './signed-in-visit.ts';

// The sign-out follows no press and removes the element that was pressed last.
test.use({ watched: false });

/*
 * REL-05 with a session: storage, clock, time zone, sleep. Blocked third-party cookies are tested in
 * `sign-in-redirect.e2e.ts`, wrong clocks in `tokens-odd.e2e.ts`, and an anonymous visitor in
 * `odd-browser-anonymous.e2e.ts`.
 */

const MINUTE = 60_000;

/** Expects the customer to be signed in with their name and the cart of their account. */
const expectWorks = async (page: Page): Promise<void> => {
  await expectSignedIn(page);
  await expect.poll(() => session(page)).toMatchObject({ user: { firstName: 'Mara' } });
  await expect(miniButton(page)).toHaveAccessibleName('Cart, 3 items');
};

const tokenOf = (page: Page) => door(page, 'token');

/** A tab asks the others for 400 ms, then the service. Here it waits longer, because a busy machine may delay the others. */
const waitForTabs = (): void => {
  const timeout = globalThis.setTimeout;
  const patient = (run: () => void, ms?: number) => timeout(run, ms === 400 ? 15_000 : ms);
  Object.assign(globalThis, { setTimeout: patient });
};

test.describe('a session in a browser whose storage', () => {
  for (const [what, plant] of [
    ['is full', FULL],
    ['of the session is full', SESSION_FULL],
    ['throws', THROWING],
  ] as const)
    test(`${what}: the page works, another tab has the tokens of this one, and so has the next page its own [REL-05]`, async ({
      page,
      host,
    }) => {
      await leaveEarlierCart(host, 'mara', [[FORMS, 3]]);
      await page.context().addInitScript(plant);
      await page.goto(host.shop + HOME);
      await signIn(page);
      await expectWorks(page);
      const token = await tokenOf(page);
      expect(token).toEqual(expect.any(String));
      await host.forgetRequests();
      const other = await page.context().newPage();
      await other.addInitScript(waitForTabs);
      await other.goto(host.shop + HOME);
      await expectWorks(other);
      expect(await tokenOf(other)).toBe(token);
      expect((await identityCalls(host)).filter((call) => call !== 'GET userinfo')).toEqual([]);
      await other.close();
      // The next page finds nothing of this one except the service's own session.
      await page.goto(host.shop + CART);
      await expectWorks(page);
      await expect(page.getByText(/problem/i)).toHaveCount(0);
      await door(page, 'signOut', 'asked');
      await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
      await page.reload();
      await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
    });

  const names = Object.entries(storageTable).flatMap(([key, { per }]) => {
    const suffixes =
      per === 'page' ? [undefined] : localeTable.map((row) => (per === 'site' ? row.baseSite : row.locale));
    return [...new Set(suffixes)].map((suffix) => storageName(key as 'cartGuid', suffix));
  });

  for (const rubbish of [
    '{',
    '"<img src=x onerror=alert(1)>"',
    '{"__proto__":{"status":"signed-in"},"rows":[null],"t":1,"v":{"lines":{}}}',
    '9007199254740991',
  ])
    test(`holds ${rubbish} at every key: one signs in, buys and signs out [REL-05]`, async ({
      page,
      host,
    }) => {
      await leaveEarlierCart(host, 'mara', []);
      await page.goto(`${host.shop}/assets/favicon.svg`);
      await page.evaluate(
        ([all, text]) => {
          for (const name of all) for (const area of [localStorage, sessionStorage]) area.setItem(name, text);
        },
        [names, rubbish] as const,
      );
      await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
      await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
      await signIn(page);
      await expectSignedIn(page);
      await page.getByLabel('Code, row 1').fill(KIT);
      await page.getByLabel('Code, row 1').press('Enter');
      await page.getByRole('button', { name: /^Add 1 item/ }).click();
      await expect(miniButton(page)).toHaveAccessibleName('Cart, 1 item');
      await door(page, 'signOut', 'asked');
      await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
      expect(await storedTokens(page)).toBeNull();
    });
});

test.describe('a laptop that slept', () => {
  /** Signs in, and closes the laptop until ten seconds before the token expires. Returns that token. */
  const sleep = async (page: Page, host: Host): Promise<unknown> => {
    await page.clock.install();
    await page.goto(host.shop + HOME);
    await signIn(page);
    await expectSignedIn(page);
    const before = await tokenOf(page);
    await page.clock.setSystemTime(Date.now() + 29 * MINUTE + 50_000);
    return before;
  };

  /** Returns the token for a call, which may need a renewal. */
  const tokenForCall = async (page: Page): Promise<unknown> => {
    const asked = tokenOf(page);
    await page.clock.runFor(1000);
    return asked;
  };

  const expectRenewed = async (page: Page, before: unknown): Promise<void> => {
    const token = await tokenForCall(page);
    expect(token).toEqual(expect.any(String));
    expect(token).not.toBe(before);
    await expectSignedIn(page);
  };

  test('is renewed when it wakes, without a word [REL-05 part]', async ({ page, host }) => {
    await expectRenewed(page, await sleep(page, host));
  });

  test('and wakes without a network keeps its customer, and renews once it is back [REL-05]', async ({
    page,
    host,
  }) => {
    const before = await sleep(page, host);
    await page.context().setOffline(true);
    expect(await tokenForCall(page)).toBeUndefined();
    await expectSignedIn(page);
    await page.context().setOffline(false);
    await expectRenewed(page, before);
  });
});

/** Returns the next instant at which a zone's clocks change, in milliseconds. */
const nextChange = (timeZone: string, after: number): number => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = (at: number) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const hour = 60 * MINUTE;
  let at = Math.ceil(after / hour) * hour;
  while (offset(at) === offset(at - hour)) at += hour;
  return at;
};

test.describe('a night in which the clocks are changed', () => {
  for (const timezoneId of ['America/Chicago', 'Australia/Sydney'])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(`in ${timezoneId} ends no session early and none late, and renews its tokens [REL-05]`, async ({
        page,
        host,
      }) => {
        const change = nextChange(timezoneId, Date.now());
        const release = holdDates(change - 20 * MINUTE);
        try {
          await night(page, host, change);
        } finally {
          release();
        }
      });
    });

  const night = async (page: Page, host: Host, change: number): Promise<void> => {
    await page.clock.install({ time: change - 20 * MINUTE });
    const offset = () => page.evaluate(() => new Date().getTimezoneOffset());
    await page.goto(host.shop + CART);
    await signIn(page);
    await expectSignedIn(page);
    const pressed = () => page.evaluate(() => localStorage.getItem('assess.lastActivity'));
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return pressed();
      })
      .not.toBeNull();
    const before = await offset();
    const token = await tokenOf(page);
    await page.clock.fastForward(28 * MINUTE);
    expect(Math.abs((await offset()) - before)).toBe(60);
    await expectSignedIn(page);
    await expect(page.getByRole('region', { name: 'Are you still there?' })).toHaveCount(0);
    // By any clock that does not jump, half an hour without activity is almost over.
    await page.clock.fastForward(MINUTE + 20_000);
    await expect(page.getByRole('region', { name: 'Are you still there?' })).toBeVisible();
    await page.keyboard.press('Shift');
    await page.clock.runFor(1000);
    await page.clock.fastForward(20_000);
    const renewed = tokenOf(page);
    await page.clock.runFor(1000);
    expect(await renewed).toEqual(expect.any(String));
    expect(await renewed).not.toBe(token);
    await page.clock.fastForward(29 * MINUTE);
    await expectSignedIn(page);
    await page.clock.fastForward(2 * MINUTE);
    await page.clock.runFor(1000);
    await expect.poll(() => session(page)).toEqual({ status: 'anonymous' });
  };
});
