import type { Page } from 'playwright/test';
import type { BaseSite } from '../../src/core/locale/locale-table.ts';
import { held, makeCart, violations } from './cart-visit.ts';
import { countryOf } from './country-of.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, type Host } from './fixtures.ts';
import { plantModule } from './plant-module.ts';
import { signIn } from './signed-in-visit.ts';
import { test } from './store-hosts.ts';
import { twoFrames } from './arrived.ts';
import { started } from './started.ts';
import { rowsOf } from './rows-of.ts';

const ASIA = 'store.example.asia';
const KIT = 'LMS4-KIT';
/** A product that is not sold in Asia and Singapore. */
const READING = 'RPW-G3-LIC';

/** Gives the visitor a cart of this site with these lines, in every page of the context. */
const haveCart = async (
  page: Page,
  host: Host,
  site: BaseSite,
  lines: readonly (readonly [string, number])[],
): Promise<string> => {
  const guid = await makeCart(host, lines, site);
  await page.context().addInitScript(
    ([name, value]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [`assess.cartGuid.${site}`, JSON.stringify(guid)] as const,
  );
  return guid;
};

/** Chooses a locale as the office selector does. */
const choose = async (page: Page, locale: string): Promise<void> => {
  await expect(page.locator('assess-mini-cart').getByRole('button').first()).toBeVisible();
  await plantModule(page, 'src/core/prompts/matters.ts');
  await page.evaluate((to) => {
    const { planted } = globalThis as unknown as { planted: { raiseMatter(matter: object): void } };
    planted.raiseMatter({ kind: 'choosing', to });
  }, locale);
};

const lines = (page: Page) => page.getByRole('region', { name: 'Lines from another store' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('assess.keptLines'));

test.describe('a switch of locale that the shopper chooses', () => {
  test('says beforehand what changes: prices and lines that are not sold there; staying changes nothing [LEAD-10]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'ukassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await page.goto(`${host.shop}/en-gb/about`);
    const opener = page.locator('assess-mini-cart').getByRole('button').first();
    await opener.focus();
    await choose(page, 'zh-sg');
    const dialog = page.getByRole('dialog', { name: 'Change to our Singapore store?' });
    await expect(dialog).toContainText('Prices change from British pounds (GBP) to Singapore dollars (SGD).');
    await expect(dialog).toContainText('1 line of your cart is sold there');
    await expect(dialog).toContainText('1 line is not sold there:');
    await expect(dialog.getByRole('listitem')).toHaveText([/^5 × Reading Pathways/]);
    expect(await violations(page, 'assess-session')).toEqual([]);
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(`${host.shop}/en-gb/about`);
    expect(await kept(page)).toBeNull();
  });

  test('is the same from a link of the footer, which alone would leave the lines behind [LEAD-10]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'usassessments', [[KIT, 2]]);
    await page.goto(`${host.shop}/en-us/`);
    const link = page.locator('assess-footer').getByRole('link', { name: 'España' });
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 line of your cart is sold there');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/en-us/');
    expect(await kept(page)).toBeNull();
    await link.click();
    await expect(dialog).toContainText('1 line of your cart is sold there');
    await dialog.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/es-es/`);
    await expect(page.locator('assess-session [part=notice]').getByRole('listitem')).toHaveText([/^2 × /]);
    expect(await kept(page)).toContain(KIT);
  });

  test('after another one keeps what the first left behind beside what the second does [LEAD-10]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'ukassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await haveCart(page, host, 'sgassessments', [['MAB2-KIT', 3]]);
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await expect(page.getByRole('dialog')).toContainText('1 line is not sold there:');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/zh-sg/about`);
    await expect(lines(page).getByRole('listitem')).toHaveCount(2);
    await choose(page, 'en-au');
    await expect(page.getByRole('dialog')).toContainText('1 line of your cart is sold there');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/en-au/about`);
    await expect(lines(page).getByRole('listitem')).toHaveText([
      /^2 × Lindgren/,
      /^5 × Reading Pathways/,
      /^3 × Marchetti/,
    ]);
  });

  test('asks the other store in its own language: French to Spanish [LEAD-10]', async ({ page, host }) => {
    await haveCart(page, host, 'caassessments', [[KIT, 2]]);
    await page.goto(`${host.shop}/fr-ca/about`);
    await choose(page, 'es-es');
    const dialog = page.getByRole('dialog', { name: 'Passer à notre boutique Espagne?' });
    await expect(dialog).toContainText(
      'Là-bas, les prix sont en euros (EUR), ici en dollars canadiens (CAD).',
    );
    await expect(dialog).toContainText('Les pages y sont en espagnol');
    await expect(dialog).toContainText('1 ligne de votre panier y est vendue');
  });

  test('tells nothing on arrival where nothing came along: whoever chose it knows [LOC-08]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/zh-sg/about`);
    await started(page);
    await expect(page.locator('assess-session [part=notice]')).toHaveCount(0);
  });

  test('takes the lines along: what is sold there goes into the cart by one press, the rest stays listed until it is let go [LEAD-10]', async ({
    page,
    host,
  }) => {
    const before = await haveCart(page, host, 'ukassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/zh-sg/about`);
    const notice = lines(page);
    await expect(page.getByRole('region', { name: /^You are now in our/ })).toHaveCount(0);
    await expect(notice.getByRole('listitem')).toHaveText([/^2 × Lindgren/, /^5 × Reading Pathways/]);
    expect(await violations(page, 'assess-session')).toEqual([]);
    await notice.getByRole('button', { name: 'Add 1 line to the cart' }).click();
    await expect(notice).toContainText('2 items were added to the cart.');
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    const guid = await page.evaluate(() => localStorage.getItem('assess.cartGuid.sgassessments'));
    expect(await held(host, JSON.parse(guid ?? '""') as string, 'sgassessments')).toEqual([`${KIT} × 2`]);
    expect(await held(host, before, 'ukassessments')).toEqual([`${KIT} × 2`, `${READING} × 5`]);

    await page.goto(`${host.shop}/store/sgassessments/en/cart`);
    const list = lines(page);
    await expect(list.getByRole('listitem')).toHaveText([/^5 × Reading Pathways/]);
    await list.getByRole('button', { name: 'Remove this list' }).click();
    await expect(list).toHaveCount(0);
    await expect.poll(() => kept(page)).toBeNull();
    await page.reload();
    await started(page);
    await expect(list).toHaveCount(0);
  });

  test('keeps a customer’s cart, which has lines not sold there, as a saved cart too, and says so beforehand [LEAD-10]', async ({
    page,
    host,
  }) => {
    const both = [
      [KIT, 2],
      [READING, 5],
    ] as const;
    await leaveEarlierCart(host, 'mara', both, 'ukassessments');
    await page.goto(`${host.shop}/en-gb/about`);
    await signIn(page, 'mara');
    await expect(page.getByRole('button', { name: 'Cart, 7 items' })).toBeVisible();
    await choose(page, 'zh-sg');
    const dialog = page.getByRole('dialog', { name: /^Change to our Singapore store/ });
    await expect(dialog).toContainText(
      /a copy of your cart is also kept among your saved carts here, as UnitedKingdom\d{8}\./,
    );
    expect(await violations(page, 'assess-session')).toEqual([]);
    await dialog.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/zh-sg/about`);
    const lines = [`${KIT} × 2`, `${READING} × 5`];
    expect(await customerHolds(host, 'mara', 'ukassessments')).toEqual({ current: [lines], saved: [lines] });
  });

  test('goes on without a saved cart at the second press, where none could be made [LEAD-10 part] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'mara', [[READING, 5]], 'ukassessments');
    await page.goto(`${host.shop}/en-gb/about`);
    await signIn(page, 'mara');
    await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
    await choose(page, 'zh-sg');
    const dialog = page.getByRole('dialog', { name: /^Change to our Singapore store/ });
    await expect(dialog).toContainText('among your saved carts here');
    await page.route(/\/carts\/[^/]+\/save/, (route) => route.fulfill({ status: 500, json: {} }));
    const go = dialog.getByRole('button', { name: /^Go to / });
    await go.click();
    await expect(dialog.getByRole('alert')).toContainText('The copy could not be saved');
    await go.click();
    await page.waitForURL(`${host.shop}/zh-sg/about`);
    await expect.poll(() => kept(page)).toContain(READING);
    expect(await customerHolds(host, 'mara', 'ukassessments')).toEqual({
      current: [[`${READING} × 5`]],
      saved: [],
    });
  });

  test('offers nothing twice: what is in the cart there is not in the list on the way back [LEAD-10]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'ukassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await page.getByRole('button', { name: /^Go to / }).click();
    const notice = lines(page);
    await expect(notice.getByRole('listitem')).toHaveCount(2);
    await choose(page, 'en-gb');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(`${host.shop}/en-gb/about`);
    await page.goto(`${host.shop}/store/ukassessments/en/cart`);
    await expect(page.locator('assess-cart .line')).toHaveCount(2);
    await started(page);
    await expect(lines(page)).toHaveCount(0);
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('is asked of the page before kept lines go into the cart, which may say no [LEAD-10] [EMB-10 part]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'ukassessments', [[KIT, 2]]);
    await page.addInitScript(() =>
      document.addEventListener('assess-cart-before-add', (event) => {
        event.preventDefault();
        Object.assign(globalThis, { isRefused: true });
      }),
    );
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await page.getByRole('button', { name: /^Go to / }).click();
    const notice = lines(page);
    await notice.getByRole('button', { name: 'Add 1 line to the cart' }).click();
    await expect(notice.getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => 'isRefused' in globalThis)).toBe(true);
    await twoFrames(page);
    expect(await page.evaluate(() => localStorage.getItem('assess.cartGuid.sgassessments'))).toBeNull();
  });

  test('takes the lines to another host of the shop too, in the address that then forgets them [LEAD-10] [SEC-06]', async ({
    stores,
    at,
    host,
  }) => {
    const page = await stores.newPage();
    await haveCart(page, host, 'ukassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await page.goto(at('store.example.co.uk', '/about'));
    await choose(page, 'zh-sg');
    await expect(page.getByRole('dialog')).toContainText('1 line is not sold there:');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL((url) => url.hostname === ASIA);
    const notice = lines(page);
    await expect(notice.getByRole('listitem')).toHaveText([/^2 × Lindgren/, /^5 × Reading Pathways/]);
    await expect(page).toHaveURL(at(ASIA, '/zh-sg/about'));
  });

  test('is not undone by the registration country [LOC-08] [LEAD-10 part]', async ({ stores, at, host }) => {
    const page = await stores.newPage();
    await page.goto(at(ASIA, '/zh-sg/about'));
    await choose(page, 'ja-jp');
    await page.getByRole('button', { name: /^Go to / }).click();
    await page.waitForURL(at(ASIA, '/ja-jp/about'));
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'SG' } });
    // This tab has just learned that nobody is signed in, and would not ask again for five minutes.
    const next = await stores.newPage();
    await next.goto(at(ASIA, '/ja-jp/assessments'));
    await expect.poll(() => countryOf(next)).toBe('SG');
    const noted = (await stores.cookies()).find(({ name }) => name === 'assess_reg_country');
    expect(noted, 'a move is noted before it is made').toBeUndefined();
    expect(next.url()).toBe(at(ASIA, '/ja-jp/assessments'));
  });

  test('made automatically keeps the lines as well [LOC-07] [LEAD-10]', async ({ stores, at, host }) => {
    const page = await stores.newPage();
    await haveCart(page, host, 'auassessments', [
      [KIT, 2],
      [READING, 5],
    ]);
    await host.visitor({ customer: { userId: 'u-1', registrationCountryIso: 'NZ' } });
    await page.goto(at('store.example.com.au', '/en-au/about'));
    const notice = page.getByRole('region', { name: 'You are now in our New Zealand store' });
    await expect(notice).toContainText('2 lines of your other cart are kept');
    await expect(notice.getByRole('listitem')).toHaveCount(2);
  });
});

test.describe('the kept list in trouble', () => {
  for (const [name, fault] of rowsOf(
    [['a cut connection', { cut: true }]] as const,
    [
      ['500', { status: 500 }],
      ['HTML for JSON', { body: 'html' }],
      ['a missing field', { body: 'missing-field', missingField: 'rows' }],
    ] as const,
  ))
    test(`keeps the lines when the look-up fails by ${name}, and works once it is over [REL-01 part] [LEAD-10 part]`, async ({
      page,
      host,
    }) => {
      await haveCart(page, host, 'ukassessments', [[KIT, 2]]);
      await page.goto(`${host.shop}/en-gb/about`);
      await host.fault({ path: '/products/lookup', ...fault });
      await choose(page, 'zh-sg');
      const dialog = page.getByRole('dialog', { name: 'Change to our Singapore store?' });
      await expect(dialog).toContainText('None is lost', { timeout: 15_000 });
      await dialog.getByRole('button', { name: /^Go to / }).click();
      const notice = lines(page);
      await expect(notice).toContainText('They are kept for you', { timeout: 15_000 });
      await expect(notice.getByRole('listitem')).toHaveText([/^2 × Lindgren/]);
      await host.clearFaults();
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice.getByRole('button', { name: 'Add 1 line to the cart' })).toBeVisible();
    });

  test('keeps the lines when adding fails, and adds them at the next press [REL-01 part] [LEAD-10 part]', async ({
    page,
    host,
  }) => {
    await haveCart(page, host, 'ukassessments', [[KIT, 2]]);
    await page.goto(`${host.shop}/en-gb/about`);
    await choose(page, 'zh-sg');
    await page.getByRole('button', { name: /^Go to / }).click();
    const notice = lines(page);
    await host.fault({ method: 'POST', path: '/users', status: 500 });
    await notice.getByRole('button', { name: 'Add 1 line to the cart' }).click();
    await expect(notice).toContainText('The lines could not be added');
    await host.clearFaults();
    await notice.getByRole('button', { name: 'Add 1 line to the cart' }).click();
    await expect(notice).toContainText('2 items were added to the cart.');
  });
});
