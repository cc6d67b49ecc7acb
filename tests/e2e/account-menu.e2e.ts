import { storageName } from '../../src/core/storage-names.ts';
import { arrived } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const MENU = '<assess-account-menu><a href="/en-us/en/login">Log in here</a></assess-account-menu>';
const AROUND = `<button>Before</button> ${MENU} <button>After</button>`;
const ADA = { id: 'u-1', firstName: 'Ada', lastName: 'Lovelace' };
const GRACE = { id: 'u-2', firstName: 'Grace', lastName: 'Hopper' };
const BASE = '/store/usassessments/en';
/** The menu's head, which leads to the overview. */
const HEAD = 'My account Ada Lovelace';
const ALL = [
  HEAD,
  'Order History',
  'Quotes',
  'Saved Carts',
  'Profile & Password',
  'Qualifications',
  'Accounts',
].concat(['Address Book', 'Preferences', 'Payment Cards', 'Sign out']);

type Session = { status: 'loading' | 'anonymous' } | { status: 'signed-in'; user?: typeof ADA };
type PageWithRegistry = Record<
  symbol,
  { actions: { setSession(session: Session): void; setFlags(flags: unknown): void } }
>;

/** Sets the session that the identity service's adapter will report. */
const say = (page: Page, session: Session): Promise<void> =>
  page.evaluate((said) => {
    const registry = (globalThis as unknown as PageWithRegistry)[Symbol.for('assess-widgets')];
    registry?.actions.setSession(said);
  }, session);

/** Writes the storage entry of the browser's sign-in, as the session does before it changes. */
const writeSignIn = (page: Page, id: string): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    storageName('signedIn'),
    JSON.stringify({ id, who: 'a hash' }),
  ] as const);

const setFlags = (page: Page, flags: unknown): Promise<void> =>
  page.evaluate((given) => {
    (globalThis as unknown as PageWithRegistry)[Symbol.for('assess-widgets')]?.actions.setFlags(given);
  }, flags);

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true });
const button = (page: Page) => page.getByRole('button', { name: /^Account/ });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const menu = (page: Page) => page.getByRole('menu', { name: 'Account' });

const open = (page: Page, host: Host, more: Partial<Parameters<typeof openAuthored>[2]> = {}) =>
  openAuthored(page, host, { body: AROUND, ...more });

const signedIn = async (page: Page, host: Host, flags: unknown = 'mock'): Promise<void> => {
  await open(page, host, {
    head: '<meta name="viewport" content="width=device-width">',
    config: { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', flags },
  });
  await expect(signInLink(page)).toBeVisible();
  await writeSignIn(page, 'hers');
  await say(page, { status: 'signed-in', user: ADA });
  await expect(button(page)).toHaveAccessibleName('Account, Ada Lovelace');
};

test.describe('nobody signed in', () => {
  test('has a link to the login page that comes back here, and no menu [SHL-06]', async ({ page, host }) => {
    await page.goto(`${host.shop}/en-us/`);
    await open(page, host, { url: `${host.shop}/p/LMS4-KIT?color=%26red` });
    await expect(signInLink(page)).toHaveAttribute(
      'href',
      '/en-us/en/login?returnTo=%2Fp%2FLMS4-KIT%3Fcolor%3D%2526red',
    );
    await expect(button(page)).toHaveCount(0);
    expect(await violations(page, 'assess-account-menu')).toEqual([]);
  });

  test('goes back to where the page is when the link is pressed, not where it was [SHL-06]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await expect(signInLink(page)).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/en-us/about?x=1'));
    await signInLink(page).click();
    await expect(page).toHaveURL(`${host.shop}/en-us/en/login?returnTo=%2Fen-us%2Fabout%3Fx%3D1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  });

  test('speaks the language of each locale and leads to its login page [SHL-06]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['fr-ca', 'Se connecter', 'fr'],
        ['nl-nl', 'Inloggen', 'nl'],
        ['es-es', 'Iniciar sesión', 'es'],
        ['ja-jp', 'Sign in', 'en'],
      ] as const,
      ([locale]) => locale,
      async ([locale, words, lang]) => {
        await open(page, host, {
          config: { locale, commerceBase: '/commerce/headless/ecommerce/v2' },
        });
        const link = page.getByRole('link', { name: words, exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`^/${locale}/${lang}/login\\?returnTo=`));
      },
    );
  });

  test('on a page that is not the shop’s keeps the author’s own link and tells the author why [SHL-06] [EMB-08 part]', async ({
    page,
    host,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, host, {
      config: {
        locale: 'en-us',
        commerceBase: `${host.shop.replace('shop', 'commerce')}/headless/ecommerce/v2`,
      },
    });
    await expect.poll(() => said.some((text) => text.includes('storeUrl'))).toBe(true);
    await expect(page.getByRole('link', { name: 'Log in here' })).toBeVisible();
  });
});

test.describe('the menu of who is signed in', () => {
  test('has the entries of the specification, each at its route [SHL-06]', async ({ page, host }) => {
    await signedIn(page, host);
    await button(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(ALL);
    for (const [name, path] of [
      [HEAD, 'my-account'],
      ['Order History', 'order-history'],
      ['Quotes', 'quotes'],
      ['Saved Carts', 'saved-carts'],
      ['Profile & Password', 'profile-details'],
      ['Qualifications', 'qualifications'],
      ['Accounts', 'accounts'],
      ['Address Book', 'addresses'],
      ['Preferences', 'preferences'],
      ['Payment Cards', 'payment-cards'],
    ] as const)
      await expect(item(page, name)).toHaveAttribute('href', `${BASE}/${path}`);
    await expect(page.locator('assess-account-menu').getByText('AL', { exact: true })).toBeVisible();
    expect(await violations(page, 'assess-account-menu')).toEqual([]);
  });

  test('marks the entry of the page it is on [SHL-06]', async ({ page, host }) => {
    await open(page, host, { url: `${host.shop}${BASE}/quotes` });
    await expect(signInLink(page)).toBeVisible();
    await say(page, { status: 'signed-in', user: ADA });
    await button(page).click();
    await expect(item(page, 'Quotes')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[role=menuitem][aria-current]')).toHaveCount(1);
  });

  test('follows its flags while it is open, and keeps the focus when an entry goes [SHL-06] [FLG-03 part]', async ({
    page,
    host,
  }) => {
    await signedIn(page, host, {});
    await button(page).click();
    await expect(item(page, HEAD)).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveCount(8);
    await setFlags(page, { orderHistory: true, addressBook: true, accountQualifications: ['degree'] });
    await expect(page.getByRole('menuitem')).toHaveText(ALL);
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Order History')).toBeFocused();
    await setFlags(page, { orderHistory: 'yes', accountQualifications: [] });
    await expect(page.getByRole('menuitem')).toHaveCount(8);
    await expect(item(page, 'Quotes')).toBeFocused();
  });

  test('signs out through the session, and gives the focus to the link that takes the button’s place [SHL-06]', async ({
    page,
    host,
  }) => {
    await signedIn(page, host);
    await button(page).click();
    await expect(item(page, HEAD)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(signInLink(page)).toBeFocused();
    await expect(menu(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate((name) => sessionStorage.getItem(name), storageName('person')))
      .toBeNull();
  });

  test('without its code leads to the account’s own page, and says so to the page [SHL-06] [REL-06 part]', async ({
    page,
    host,
  }) => {
    await page.route(/chunks\/(AccountEntries|account-menu-menu)[.-]/, (route) => route.abort());
    await signedIn(page, host);
    const errors = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('assess-error', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await page.route(`**${BASE}/my-account`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest(`**${BASE}/my-account`);
    await button(page).click();
    expect(await errors).toEqual({ code: 'widget.chunk', widget: 'assess-account-menu' });
    await asked;
  });
});

test.describe('by keyboard', () => {
  test('each key on the button opens the menu at its entry; Escape goes back to the button [SHL-06]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      [
        ['Enter', HEAD],
        ['Space', HEAD],
        ['ArrowDown', HEAD],
        ['ArrowUp', 'Sign out'],
      ] as const,
      ([key]) => key,
      async ([key, name]) => {
        await signedIn(page, host);
        await expect(button(page)).toHaveAttribute('aria-haspopup', 'menu');
        await button(page).focus();
        await page.keyboard.press(key);
        await expect(item(page, name)).toBeFocused();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(button(page)).toBeFocused();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu(page)).toHaveCount(0);
      },
    );
  });

  test('arrows go round the ends, Home and End to them, letters to what begins with them [SHL-06]', async ({
    page,
    host,
  }) => {
    await signedIn(page, host);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, HEAD)).toBeFocused();
    for (const [key, name] of [
      ['ArrowUp', 'Sign out'],
      ['ArrowDown', HEAD],
      ['ArrowDown', 'Order History'],
      ['End', 'Sign out'],
      ['Home', HEAD],
      ['x', HEAD],
      ['End', 'Sign out'],
      ['a', 'Accounts'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(page, name)).toBeFocused();
    }
    await page.keyboard.press('Home');
    await page.keyboard.type('pay');
    await expect(item(page, 'Payment Cards')).toBeFocused();
  });

  for (const [keys, name] of [
    ['Tab', 'After'],
    ['Shift+Tab', 'Before'],
  ] as const)
    test(`${keys} closes the menu and goes on to ‘${name}’ [SHL-06]`, async ({ page, host }) => {
      await signedIn(page, host);
      await button(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(item(page, HEAD)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(page.getByRole('button', { name })).toBeFocused();
      await expect(menu(page)).toHaveCount(0);
    });

  test('Space follows a link as Enter does [SHL-06]', async ({ page, host }) => {
    await signedIn(page, host);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, HEAD)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const asked = page.waitForRequest(`**${BASE}/order-history`);
    await page.keyboard.press('Space');
    await asked;
  });
});

test.describe('by pointer', () => {
  test('a press outside closes the menu and does its own work [SHL-06]', async ({ page, host }) => {
    await signedIn(page, host);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Before' }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toHaveCount(0);
  });

  test('the menu ends where its button does, whose arrow stands beside the name [SHL-06]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, host, {
      head: '<style>body { text-align: end }</style>',
      csp: "default-src 'self'; style-src 'self' 'unsafe-inline'",
    });
    await expect(signInLink(page)).toBeVisible();
    await say(page, { status: 'signed-in', user: ADA });
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    const edges = () =>
      page.locator('assess-account-menu').evaluate((tag) => {
        const right = (part: string) =>
          tag.shadowRoot?.querySelector(part)?.getBoundingClientRect().right ?? -1;
        return {
          isMenuThere: Math.abs(right('[part=menu]') - right('.in')) < 1,
          isWordThere: right('.in') - right('.word') < 32,
        };
      });
    await expect.poll(edges).toEqual({ isMenuThere: true, isWordThere: true });
  });

  test.describe('with a thumb', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

    test('everything to press is at least 44 px high and wide, and the menu stays in a 320 px window [SHL-06] [A11Y-04 part]', async ({
      page,
      host,
    }) => {
      await signedIn(page, host);
      await button(page).tap();
      await expect(menu(page)).toBeVisible();
      const items = page.locator('assess-account-menu [role=menuitem], assess-account-menu .account');
      await expect(items).toHaveCount(12);
      const boxes = await items.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
      expect(boxes.filter(([width = 0, height = 0]) => width < 44 || height < 44)).toEqual([]);
      const box = await menu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.touchscreen.tap(4, 630);
      await expect(menu(page)).toHaveCount(0);
    });
  });
});

test.describe('the room it takes', () => {
  for (const label of ['', 'assess-account-menu { --assess-account-label: 0em }'])
    test(`is the same before it is there, signed out, loading and in, ${label === '' ? 'with' : 'without'} words [SHL-06] [PERF-10]`, async ({
      page,
      host,
    }) => {
      const release = await holdRequests(page, '**/widgets/chunks/**');
      await open(page, host, {
        head: `<style>${label}</style>`,
        csp: "default-src 'self'; style-src 'self' 'unsafe-inline'",
        waitUntil: 'commit',
      });
      const box = () => page.locator('assess-account-menu').boundingBox();
      await expect(page.getByRole('link', { name: 'Log in here' })).toBeAttached();
      // The markup may be there before the style sheet that reserves the room.
      await arrived(page, /\/reserve\.css/);
      const before = await box();
      expect(before?.width).toBeGreaterThanOrEqual(44);
      release();
      await expect(signInLink(page)).toBeAttached();
      expect(await box()).toEqual(before);
      await writeSignIn(page, 'hers');
      for (const session of [
        { status: 'signed-in', user: ADA },
        { status: 'loading' },
        { status: 'signed-in' },
        { status: 'signed-in', user: { ...GRACE, firstName: 'Wilhelmina-Konstanze-Alexandra' } },
        { status: 'anonymous' },
      ] as const) {
        await say(page, session);
        if (session.status === 'anonymous') await expect(button(page)).toHaveCount(0);
        else await expect(button(page)).toHaveCount(1);
        expect(await box()).toEqual(before);
      }
    });
});

test.describe('the name of the last page', () => {
  const HEAD = '<script src="/widgets/head.js"></script>';
  const early = (page: Page) =>
    page.locator('assess-account-menu').evaluate((tag) => ({
      name: getComputedStyle(tag, '::after').content,
      initials: getComputedStyle(tag, '::before').content,
      words: getComputedStyle(tag).visibility,
    }));
  const NOBODY = { name: 'none', initials: '""', words: 'visible' };

  const openHeld = async (page: Page, host: Host): Promise<void> => {
    await page.route('**/widgets/{chunks/**,loader.js}', () => new Promise(() => undefined));
    await open(page, host, { head: HEAD, waitUntil: 'commit' });
    await expect(page.getByText('After')).toBeVisible();
  };
  const keep = (page: Page, person: unknown, signIn?: string): Promise<unknown> =>
    page.addInitScript(
      ([name, value, signInName, row]) => {
        sessionStorage.setItem(name, value);
        if (row === '') localStorage.removeItem(signInName);
        else localStorage.setItem(signInName, row);
      },
      [
        storageName('person'),
        JSON.stringify(person),
        storageName('signedIn'),
        signIn === undefined ? '' : JSON.stringify({ id: signIn, who: 'a hash' }),
      ] as const,
    );

  for (const [what, person, signIn] of [
    ['is rubbish', 'Ada', 'hers'],
    ['has no initials', { firstName: 'Ada', id: 'hers' }, 'hers'],
    ['names no sign-in', { firstName: 'Ada', initials: 'AL' }, 'hers'],
    ['is of a sign-in that a tab has ended', { firstName: 'Ada', initials: 'AL', id: 'hers' }, undefined],
    ['is of a sign-in before another', { firstName: 'Ada', initials: 'AL', id: 'hers' }, 'his'],
  ] as const)
    test(`does not show when what is kept ${what} [LEAD-12 part]`, async ({ page, host }) => {
      await keep(page, person, signIn);
      await openHeld(page, host);
      expect(await early(page)).toEqual(NOBODY);
    });

  test('shows at first paint in its place, as text whatever it is [LEAD-12 part]', async ({ page, host }) => {
    await keep(page, { firstName: 'A"} b\\{', initials: 'AB', id: 'hers' }, 'hers');
    await openHeld(page, host);
    expect(await early(page)).toEqual({ name: '"A\\"} b\\\\{"', initials: '"AB"', words: 'hidden' });
  });

  test('is kept of who is signed in, replaced by the next, and gone with the session [LEAD-12 part]', async ({
    page,
    host,
  }) => {
    const kept = () => page.evaluate((name) => sessionStorage.getItem(name), storageName('person'));
    await signedIn(page, host);
    await expect.poll(kept).toBe('{"firstName":"Ada","initials":"AL","id":"hers"}');
    await say(page, { status: 'signed-in', user: GRACE });
    await expect.poll(kept).toContain('Grace');
    await say(page, { status: 'loading' });
    await expect(button(page)).toHaveAccessibleName('Account, Grace');
    await writeSignIn(page, 'his');
    await say(page, { status: 'signed-in' });
    await expect(button(page)).toHaveAccessibleName('Account');
    await say(page, { status: 'anonymous' });
    await expect.poll(kept).toBeNull();
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).not.toContain(
      'Grace',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the author’s own link stays and works [SHL-06] [EMB-03 part]', async ({ page, host }) => {
    await page.goto(`${host.shop}/en-us/`);
    await page.locator('assess-account-menu').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${host.shop}/en-us/en/login`);
  });
});

test.describe('offline', () => {
  test('the menu that was never opened says so where it opens, leads nowhere, and is there once online again [SHL-06 part] [REL-03 part]', async ({
    page,
    host,
  }) => {
    await signedIn(page, host);
    const here = page.url();
    await page.context().setOffline(true);
    await button(page).click();
    const words = 'You’re offline. The menu will appear when you’re back online.';
    await expect(page.locator('assess-account-menu').getByText(words)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    expect(page.url()).toBe(here);
    await page.context().setOffline(false);
    await expect(item(page, 'Saved Carts')).toBeVisible();
    await expect(item(page, HEAD)).toBeFocused();
  });
});
