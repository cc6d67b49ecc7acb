import { twoFrames } from './arrived.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { usualFaults } from './every-fault.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host } from './fixtures.ts';
import {
  answer,
  CLOSED,
  CONFIG,
  FILE,
  group,
  groups,
  GROUPS,
  HEADER,
  menu,
  menuArrived,
  notice,
  open,
} from './header-visit.ts';
import { holdRequests } from './hold-requests.ts';
import { countCalls, standsStill, started } from './started.ts';

const calls = async (host: Host) =>
  (await host.requests()).map(({ path }) => path).filter((path) => path.endsWith(FILE));

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('when the content fails', () => {
  for (const [what, fault] of usualFaults())
    test(`by ${what} the built-in menu stands, and the header works [SHL-01] [REL-01 part]`, async ({
      page,
      host,
    }) => {
      await host.fault({ path: `/en-us${FILE}`, ...fault });
      await open(page, host);
      await expect(groups(page)).toHaveText(GROUPS);
      await group(page, 'Ordering & Support').click();
      await expect(menu(page).getByRole('link', { name: 'Manage orders' })).toHaveAttribute(
        'href',
        '/store/usassessments/en/order-status',
      );
      await expect(page.getByRole('combobox', { name: 'Search assessments' })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      const text = await menu(page).textContent();
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    });

  test('by its form the built-in menu stands [SHL-01]', ({ page, host }) =>
    eachRow(
      { page, host },
      [
        ['wrong types', { menu: 'none', banner: 7 }],
        ['a wrong entry deep inside', { menu: [{ title: 'A', linkPath: '/a', children: [{ title: 7 }] }] }],
        [
          'nothing but links that may not be followed',
          { menu: [{ title: 'A', linkPath: 'javascript:alert(1)' }] },
        ],
        ['a list', []],
      ] as const,
      ([what]) => what,
      async ([, json]) => {
        await answer(page, json);
        await open(page, host);
        await expect(groups(page)).toHaveText(GROUPS);
      },
    ));

  test('by sheer size the menu is cut, and fits its row [SHL-01]', async ({ page, host }) => {
    const leaf = { title: 'W'.repeat(100), linkPath: '/a', children: [] };
    const entry = { ...leaf, children: Array.from({ length: 40 }, () => leaf) };
    await answer(page, {
      menu: Array.from({ length: 10 }, () => ({
        ...leaf,
        children: Array.from({ length: 14 }, () => entry),
      })),
    });
    await open(page, host);
    await expect(groups(page)).toHaveCount(5);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });
});

test.describe('the menu', () => {
  test('has the three groups with their entries from the file, and marks the page it is on [SHL-01]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/assessments`);
    await expect(groups(page)).toHaveText(GROUPS);
    await menuArrived(page);
    await group(page, 'Assessments & Solutions').click();
    for (const name of ['Product categories A–Z', 'Digital solutions', 'Other assessment types'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Product categories A–Z' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await violations(page, 'assess-header')).toEqual([]);
  });

  test('opens one group at a time, by press, Enter and Space, and closes at a press outside [SHL-01]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await expect(groups(page)).toHaveText(GROUPS);
    const [first, second] = [group(page, 'Assessments & Solutions'), group(page, 'Learning & Training')];
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(640, 880);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await first.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('goes by arrows, Home, End and Tab; Escape closes and gives the focus back; leaving it closes it [SHL-01]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    // The built-in groups have the same names, so the notice shows that the file has loaded.
    await expect(page.getByRole('link', { name: CLOSED })).toBeVisible();
    const [first, second, third] = GROUPS.map((name) => group(page, name));
    if (!first || !second || !third) throw new Error('There are three groups.');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('End');
    await expect(third).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(third).toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    await expect(link('Product categories A–Z')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Attention')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('All of Assessments & Solutions')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link('Product categories A–Z')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('All of Assessments & Solutions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('is a drawer at 320 px: 44 px targets, groups that open, the further links; Escape gives the focus back [SHL-01]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${host.shop}/nl-nl/`);
    const button = menu(page, 'Hoofdmenu').getByRole('button', { name: 'Menu' });
    await menuArrived(page, 'nl-nl');
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const group = drawer.getByRole('button', { name: 'Tests en oplossingen' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('link', { name: 'Geheugen' })).toBeVisible();
    await expect(
      page.locator('assess-navigation [slot=more]').getByRole('link', { name: 'Snel bestellen' }),
    ).toBeVisible();
    const heights = await drawer
      .locator('button, a')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, 'assess-header')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('gives the focus back to the drawer’s button in a browser where a press does not focus it [SHL-01 part] [AXS-02 part] [EMB-17 part]', async ({
    page,
    host,
  }) => {
    // After this, a press does not focus a button or link, as in Safari.
    await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${host.shop}/en-us/`);
    const button = menu(page).getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('closes its drawer when the window is turned to where the groups have room [SHL-01]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 700, height: 1100 });
    await page.goto(`${host.shop}/en-us/`);
    await menu(page).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(groups(page).first()).toBeFocused();
  });

  test('shows its groups when the drawer’s code can’t be had [SHL-01] [REL-06 part]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.route('**/chunks/Drawer-*', (route) => route.abort());
    await open(page, host);
    await menu(page).getByRole('button', { name: 'Menu' }).click();
    await expect(groups(page).first()).toBeFocused();
  });

  test('speaks the language of each locale, also without the content [SHL-01]', async ({ page, host }) => {
    await eachRow(
      { page, host },
      [
        ['en-gb', 'Assessments & Solutions'],
        ['fr-ca', 'Évaluations et solutions'],
        ['nl-nl', 'Tests en oplossingen'],
        ['es-es', 'Pruebas y soluciones'],
      ] as const,
      ([locale]) => locale,
      async ([locale, first]) => {
        await page.goto(`${host.shop}/${locale}/`);
        await expect(page.locator('assess-navigation .group').first()).toHaveText(first);
        await host.fault({ path: `/${locale}${FILE}`, status: 404 });
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await expect(page.locator('assess-navigation .group')).toHaveCount(3);
        await expect(page.locator('assess-navigation .group').first()).toHaveText(first);
      },
    );
  });
});

const SITES = [
  ['en-us', 'usassessments', 'en', 'United States'],
  ['en-ca', 'caassessments', 'en', 'Canada (English)'],
  ['fr-ca', 'caassessments', 'fr', 'Canada (français)'],
  ['en-gb', 'ukassessments', 'en', 'United Kingdom'],
  ['en-au', 'auassessments', 'en', 'Australia'],
  ['en-nz', 'nzassessments', 'en', 'New Zealand'],
  ['ja-jp', 'asiaassessments', 'en', 'Japan'],
  ['zh-sg', 'sgassessments', 'en', 'Singapore'],
  ['nl-nl', 'nlassessments', 'nl', 'Nederland'],
  ['es-es', 'esassessments', 'es', 'España'],
] as const;

const UTILITY_LABELS = {
  en: ['Quick order', 'Order status', 'Invoices', 'Contact us', 'Regional offices:'],
  fr: ['Commande rapide', 'État de la commande', 'Factures', 'Nous joindre', 'Bureaux régionaux\u00a0:'],
  nl: ['Snel bestellen', 'Bestelstatus', 'Facturen', 'Contact', 'Regionale kantoren:'],
  es: ['Pedido rápido', 'Estado del pedido', 'Facturas', 'Contacto', 'Oficinas regionales:'],
};

test.describe('the links above the bar', () => {
  test('lead to quick order, order status, invoices, contact and the offices in each locale [SHL-03]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      SITES,
      ([locale]) => locale,
      async ([locale, baseSite, language, siteName]) => {
        await page.goto(`${host.shop}/${locale}/`);
        const links = page.locator('assess-header [part=utility] a');
        await expect(links).toHaveCount(5);
        const [quickOrder, orderStatus, invoices, contact, offices] = UTILITY_LABELS[language];
        const drawn = () =>
          links.evaluateAll((all) =>
            all.map((one) => [one.textContent, one.getAttribute('href')].join(' → ')),
          );
        await expect
          .poll(drawn)
          .toEqual([
            `${quickOrder} → /store/${baseSite}/${language}/quickOrder`,
            `${orderStatus} → /store/${baseSite}/${language}/order-status`,
            `${invoices} → ${locale === 'en-us' ? '' : `/${locale}`}/store/invoices`,
            `${contact} → /${locale}/contact-us.html`,
            `${offices} ${siteName} → /${locale}/international-offices.html`,
          ]);
      },
    );
  });

  test('lead to a page that lists all ten sites [SHL-03]', async ({ page, host }) => {
    await page.goto(`${host.shop}/fr-ca/`);
    await page.getByRole('link', { name: 'Bureaux régionaux : Canada (français)' }).click();
    await expect(page).toHaveURL(`${host.shop}/fr-ca/international-offices.html`);
    for (const [locale] of SITES)
      await expect(page.locator(`main a[href$="/${locale}/"]:visible`).first()).toBeVisible();
  });

  test('begin with the shop’s address on a foreign page, as all of the header’s links do [SHL-03]', async ({
    page,
    host,
  }) => {
    await countCalls(page);
    await open(page, host, HEADER, { storeUrl: 'https://shop.example.com' });
    await expect(groups(page)).toHaveText(GROUPS);
    await standsStill(page);
    const links = await page
      .locator('assess-header')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(6);
    expect(links.filter((href) => !href.startsWith('https://shop.example.com/'))).toEqual([]);
    await expect(page.locator('assess-search form')).toHaveAttribute(
      'action',
      'https://shop.example.com/search.html',
    );
  });
});

test.describe('the search', () => {
  test('leads to the page of results with what was typed, and shows it there [SHL-03]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/`);
    const field = page.getByRole('combobox', { name: 'Search assessments' });
    await field.press('Enter');
    await expect(page).toHaveURL(`${host.shop}/en-us/`);
    await field.fill('memory & "kits" <b>');
    await field.press('Enter');
    await expect(page).toHaveURL(`${host.shop}/en-us/search.html?text=memory+%26+%22kits%22+%3Cb%3E`);
    await expect(page.getByRole('combobox', { name: 'Search assessments' })).toHaveValue(
      'memory & "kits" <b>',
    );
  });
});

test.describe('the header', () => {
  test('reads menu and notice once a page, however many there are, and never in author mode or without a host [PERF-04] [EMB-11 part]', async ({
    page,
    host,
  }) => {
    await host.forgetRequests();
    await open(page, host, `${HEADER}<assess-navigation></assess-navigation><assess-banner></assess-banner>`);
    await expect(page.getByRole('link', { name: CLOSED })).toHaveCount(2);
    expect(await calls(host)).toEqual([`/regional/en-us${FILE}`]);
    await host.forgetRequests();
    await page.evaluate(() => localStorage.clear());
    for (const more of [{ author: true }, { regional: undefined }]) {
      await open(page, host, HEADER, more);
      await expect(groups(page)).toHaveText(GROUPS);
    }
    await started(page);
    expect(await calls(host)).toEqual([]);
  });

  test('shows menu and notice as last known while they are read again, then as they are [LEAD-12]', async ({
    page,
    host,
  }) => {
    const entry = (title: string) => ({ title, linkPath: '/en-us/about', children: [] });
    await answer(page, { menu: [entry('Yesterday')], banner: { id: 'a', text: 'Old.' } });
    await open(page, host);
    await expect(groups(page)).toHaveText(['Yesterday']);
    await menuArrived(page);
    await page.unroute(`**${FILE}`);
    const release = await holdRequests(page, `**${FILE}`, (route) =>
      route.fulfill({ json: { menu: [entry('Today')], banner: { id: 'b', text: 'New.' } } }),
    );
    await open(page, host);
    await expect(groups(page)).toHaveText(['Yesterday']);
    await expect(notice(page)).toHaveText('Old.');
    release();
    await expect(groups(page)).toHaveText(['Today']);
    await expect(notice(page)).toHaveText('New.');
  });

  test('shows the last menu’s titles before its code is there, where the author wrote none [LEAD-12]', async ({
    page,
    host,
  }) => {
    const head = '<script src="/widgets/head.js"></script>';
    const empty = { body: '<assess-header></assess-header>', head, config: CONFIG };
    await openAuthored(page, host, empty);
    await expect(groups(page)).toHaveText(GROUPS);
    // The built-in menu has the same titles, so the test checks that the CMS's is stored.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assess.navigation.en-us')))
      .toContain('Learning & Training');
    await page.route('**/widgets/chunks/**', () => undefined);
    await openAuthored(page, host, { ...empty, waitUntil: 'commit' });
    await expect(page.locator('assess-header')).toBeAttached();
    await expect
      .poll(() =>
        page.locator('assess-header').evaluate((element) => getComputedStyle(element, '::after').content),
      )
      .toContain('Learning & Training');
  });

  test('is not spoilt by rubbish where the last menu lay [LEAD-12]', ({ page, host }) =>
    eachRow(
      { page, host },
      ['{', '[]', '{"menu":7}', '{"menu":[{"title":"\\" } body { display: none","linkPath":"/a"}]}'],
      (rubbish) => rubbish,
      async (rubbish) => {
        await page.goto(`${host.shop}/assets/mark.svg`);
        await page.evaluate((text) => localStorage.setItem('assess.navigation.en-us', text), rubbish);
        await page.goto(`${host.shop}/en-us/`);
        await expect(groups(page)).toHaveText(GROUPS);
        await expect(page.locator('main')).toBeVisible();
      },
    ));

  test('leaves out what its attributes say, and lets the author’s own stand in its place [SHL-01]', async ({
    page,
    host,
  }) => {
    await open(
      page,
      host,
      `<assess-header search="false" utility="false" banner="false" account="false">
        <a slot="brand" href="/mine">My shop</a><a slot="cart" href="/my-cart">My cart</a>
      </assess-header>`,
    );
    await expect(groups(page)).toHaveText(GROUPS);
    await expect(page.getByRole('link', { name: 'My shop' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My cart' })).toBeVisible();
    await expect(
      page.locator('assess-search, assess-banner, assess-account-menu, assess-mini-cart, [part=utility]'),
    ).toHaveCount(0);
  });

  test('starts the code of all it holds in the same round trip [PERF-05]', async ({ page, host }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/widgets/chunks/**', () => undefined);
    await openAuthored(page, host, { body: HEADER, config: CONFIG, waitUntil: 'commit' });
    for (const name of ['header', 'navigation', 'search', 'banner', 'account-menu', 'mini-cart'])
      await expect.poll(() => asked.some((path) => path.includes(`/chunks/${name}-`)), name).toBe(true);
  });

  test('scrolls nothing sideways and offends no rule in each language at 320, 768 and 1280 px [SHL-01]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      ['en-us', 'fr-ca', 'nl-nl', 'es-es'],
      (locale) => locale,
      async (locale) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(`${host.shop}/${locale}/`);
        await expect(page.locator('assess-banner section')).toBeVisible();
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await twoFrames(page);
          const across = () => page.evaluate(() => document.documentElement.scrollWidth);
          await expect.poll(across, `${width} px`).toBe(width);
          // Its markup is the same in each language, and Spanish has the longest words.
          if (locale === 'es-es') expect(await violations(page, 'assess-header'), `${width} px`).toEqual([]);
        }
      },
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the author’s own links stay and work [SHL-01] [EMB-03]', async ({ page, host }) => {
    await page.goto(`${host.shop}/nl-nl/`);
    const header = page.locator('assess-header');
    await expect(header.getByRole('link', { name: 'Winkelwagen' })).toBeVisible();
    await header.getByRole('link', { name: 'Tests en oplossingen' }).click();
    await expect(page).toHaveURL(`${host.shop}/nl-nl/assessments`);
  });
});
