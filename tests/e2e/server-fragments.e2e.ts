import packageJson from '../../package.json' with { type: 'json' };
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { noteShifts } from './layout-shifts.ts';
import { holdRequests } from './hold-requests.ts';
import { compare, settledPictureOf } from './pictures.ts';

const PAGE = '/demo/included';
const CODE = '**/widgets/chunks/**';

/** Returns whether the tag's own code has drawn it and everything inside it. */
const taken = (page: Page, tag: 'assess-header' | 'assess-footer'): Promise<boolean> =>
  page.locator(tag).evaluate((element) => {
    const drawn = (root: ShadowRoot | null): boolean =>
      root !== null &&
      root.querySelector(':scope > link') === null &&
      [...root.querySelectorAll('*')].every(
        (one) => !one.localName.startsWith('assess-') || drawn(one.shadowRoot),
      );
    return drawn(element.shadowRoot);
  });

const menu = (page: Page, name = 'Main menu') => page.getByRole('navigation', { name });

test.describe('without JavaScript', () => {
  // As high as the page: the runner scrolls before it clicks what has just moved, and then misses it.
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 1200 } });

  for (const [locale, words] of [
    [
      'en-us',
      { menu: 'Main menu', group: 'Ordering & Support', link: 'Contact us', cart: 'Cart', footer: 'Footer' },
    ],
    [
      'fr-ca',
      {
        menu: 'Menu principal',
        group: 'Commandes et assistance',
        link: 'Nous joindre',
        cart: 'Panier',
        footer: 'Pied de page',
      },
    ],
  ] as const) {
    test(`the menu opens, links lead on and the search searches in ${locale} [LEAD-13]`, async ({
      page,
      host,
    }) => {
      await page.goto(`${host.shop}${PAGE}/${locale}`);
      const group = menu(page, words.menu).getByRole('button', { name: words.group });
      const link = menu(page, words.menu).getByRole('link', { name: words.link });
      await expect(link).toBeHidden();
      await group.click();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await group.click();
      await link.click();
      await expect(page).toHaveURL(`${host.shop}/${locale}/contact-us.html`);
      await page.goto(`${host.shop}${PAGE}/${locale}`);
      await page.getByRole('combobox').fill('memory & <b>');
      await page.getByRole('combobox').press('Enter');
      await expect(page).toHaveURL(`${host.shop}/${locale}/search.html?text=memory+%26+%3Cb%3E`);
      await page.goto(`${host.shop}${PAGE}/${locale}`);
      await page.locator('assess-mini-cart').getByRole('link', { name: words.cart }).click();
      await expect(page).toHaveURL(/\/cart$/);
    });

    test(`the drawer opens at 320 px, its groups too, and the footer hides nothing in ${locale} [LEAD-13]`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${host.shop}${PAGE}/${locale}`);
      await menu(page, words.menu).getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText(words.group).click();
      await expect(drawer.getByRole('link', { name: words.link })).toBeVisible();
      await expect(page.locator('assess-navigation [slot=more] a').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      const links = page.getByRole('navigation', { name: words.footer }).getByRole('link');
      await expect(links).toHaveCount(4);
      await expect(links.last()).toBeVisible();
      await links.last().click();
      await expect(page).toHaveURL(`${host.shop}/${locale}/international-offices.html`);
    });
  }
});

test.describe('before the code is there', () => {
  test('nothing of it offends, light or dark, and a known count stands in the cart’s place [LEAD-13] [LEAD-12]', async ({
    page,
    host,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('assess.cartCount.usassessments', JSON.stringify({ units: 7, lines: 2, id: '' })),
    );
    await holdRequests(page, CODE);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${host.shop}${PAGE}`, { waitUntil: 'commit' });
        await expect(page.getByRole('combobox')).toBeVisible();
        expect(await violations(page, 'assess-header')).toEqual([]);
        expect(await violations(page, 'assess-footer')).toEqual([]);
        const count = page.locator('assess-mini-cart .mini');
        await expect
          .poll(() => count.evaluate((link) => getComputedStyle(link, '::after').content))
          .toBe('"7"');
      }
  });

  test('the code that never comes leaves header and footer as they are, and working [LEAD-13] [REL-06 part]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(CODE, (route) => route.abort());
    await page.goto(`${host.shop}${PAGE}`);
    await menu(page).getByRole('button', { name: 'Ordering & Support' }).click();
    await expect(menu(page).getByRole('link', { name: 'Manage orders' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveCount(4);
  });
});

test.describe('when the widgets take over', () => {
  for (const [locale, width, colorScheme] of [
    ['en-us', 1280, 'light'],
    ['fr-ca', 1280, 'dark'],
    ['nl-nl', 768, 'light'],
    ['es-es', 320, 'dark'],
  ] as const)
    test(`nothing moves and the picture stays the same in ${locale}, ${width} px wide, ${colorScheme} [LEAD-13] [PERF-10]`, async ({
      page,
      host,
    }, info) => {
      // The CMS's own content comes later, as it does without fragments. Here it is still loading.
      await page.route('**/regional/**', () => undefined);
      const shifts = await noteShifts(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, CODE);
      await page.goto(`${host.shop}${PAGE}/${locale}`, { waitUntil: 'commit' });
      await expect(page.getByRole('combobox')).toBeVisible();
      await page.waitForLoadState('domcontentloaded');
      const tags = ['assess-header', 'assess-footer'] as const;
      expect(await shifts()).toEqual([]);
      const before = [];
      for (const tag of tags) before.push(await settledPictureOf(page, page.locator(tag)));
      // A picture of the whole page resizes the window, which moves elements.
      const { length } = await shifts();
      release();
      for (const tag of tags) await expect.poll(() => taken(page, tag)).toBe(true);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect((await shifts()).slice(length)).toEqual([]);
      for (const [place, tag] of tags.entries()) {
        const after = await settledPictureOf(page, page.locator(tag));
        const pair = [before[place] ?? after, after] as const;
        const difference = await compare(page, ...pair);
        if (difference.share > 0)
          for (const [when, { png }] of [['before', pair[0]] as const, ['after', pair[1]] as const])
            await info.attach(`${tag} ${when}`, { body: png, contentType: 'image/png' });
        expect(difference, tag).toMatchObject({ share: 0 });
      }
    });

  test('the elements inside go on; none is made anew [LEAD-13]', async ({ page, host }) => {
    const release = await holdRequests(page, CODE);
    await page.goto(`${host.shop}${PAGE}`, { waitUntil: 'commit' });
    await expect(page.getByRole('combobox')).toBeVisible();
    const inside = page
      .locator('assess-header')
      .locator('assess-navigation, assess-search, assess-mini-cart');
    await expect(inside).toHaveCount(3);
    await inside.evaluateAll((all) => all.forEach((one) => Object.assign(one, { seen: true })));
    release();
    await expect.poll(() => taken(page, 'assess-header')).toBe(true);
    expect(await inside.evaluateAll((all) => all.map((one) => (one as { seen?: boolean }).seen))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.describe('closed by a key,', () => {
    // Until the menu’s code has loaded, only the browser closes it, and it returns the focus to no button in a shadow
    // root.
    test.use({ watched: false });

    test('an open menu stays open until it is closed; what was typed stays typed [LEAD-13]', async ({
      page,
      host,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const release = await holdRequests(page, CODE);
      await page.goto(`${host.shop}${PAGE}`, { waitUntil: 'commit' });
      const field = page.getByRole('combobox');
      await field.fill('memory');
      const group = menu(page).getByRole('button', { name: 'Ordering & Support' });
      await group.click();
      const link = menu(page).getByRole('link', { name: 'Manage orders' });
      release();
      await expect.poll(() => taken(page, 'assess-footer')).toBe(true);
      await expect(link).toBeVisible();
      await link.focus();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(() => taken(page, 'assess-header')).toBe(true);
      await expect(field).toHaveValue('memory');
      await group.click();
      await expect(link).toBeVisible();
    });
  });

  test('what the author put into a slot, or left out, counts as ever [LEAD-13]', async ({ page, host }) => {
    const answer = await page.request.get(
      `${host.url}/widgets/v${packageJson.version}/fragments/header.en-us.html`,
    );
    await openAuthored(page, host, {
      body: `<assess-header search="false">${await answer.text()}<a slot="account" href="/mine">My door</a></assess-header>`,
    });
    await expect.poll(() => taken(page, 'assess-header')).toBe(true);
    await expect(page.getByRole('link', { name: 'My door' })).toBeVisible();
    await expect(page.locator('assess-header assess-account-menu')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cart, no items' })).toBeVisible();
  });
});
