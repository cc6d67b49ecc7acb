import { TEN_LOCALES } from '../../src/core/locale/testing/ten-locales.ts';
import { officeTable } from '../../src/widgets/parts/office/office-table.ts';
import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { usualFaults } from './every-fault.ts';
import { eachRow } from './each-row.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';

const TEXTS = '/graphql/execute.json/USAssessments/en-us-checkout';
const CONFIG = { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', content: '/content' };
const HELP = '<assess-need-help><a href="/en-us/contact-us.html">Help is here</a></assess-need-help>';
const CONTACT = '<assess-contact><a href="tel:+18005550142">Call us here</a></assess-contact>';
const OFFICES = '<assess-international-offices><a href="/fr-ca/">Canada</a></assess-international-offices>';

const open = (page: Page, host: Host, body: string, more: object = {}) =>
  openAuthored(page, host, { body, config: { ...CONFIG, ...more } });

const helpButton = (page: Page) => page.getByRole('button', { name: 'Need help?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Need help?' });
const site = (page: Page, name: string) =>
  page.locator('li[part=office]').getByRole('link', { name, exact: true });

test.describe('when the content service fails', () => {
  for (const [what, fault] of usualFaults())
    test(`by ${what} number, hours and address are the built-in ones [SHL-09] [REL-01 part] [REL-06 part]`, async ({
      page,
      host,
    }) => {
      await host.fault({ path: TEXTS, ...fault });
      await open(page, host, `${HELP}${CONTACT}${OFFICES}`);
      await helpButton(page).click();
      for (const place of [dialog(page), page.locator('assess-contact')]) {
        await expect(place.getByRole('link', { name: '+1 800 555 0142' })).toHaveAttribute(
          'href',
          'tel:+18005550142',
        );
        await expect(place.getByText(/^Monday.+Friday, 8:00.AM.+5:00.PM \(Central Time\)$/)).toBeVisible();
        await expect(place.getByRole('link', { name: 'orders@lindgren-vale.example' })).toBeVisible();
      }
      await expect(site(page, 'Nederland')).toBeVisible();
      const text = await page.evaluate(() =>
        [...document.querySelectorAll('assess-need-help, assess-contact, assess-international-offices')]
          .map((tag) => tag.shadowRoot?.textContent)
          .join(),
      );
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    });

  test('by texts that are none, or markup, nothing of them is more than text [SHL-09] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await page.route(`**${TEXTS}`, (route) =>
      route.fulfill({
        json: {
          data: {
            checkout: {
              item: {
                'need-help.phone': '<img src=x onerror=alert(1)>',
                'need-help.email': 'javascript:alert(1)',
                'need-help.hours': 7,
                'need-help.address': null,
              },
            },
          },
        },
      }),
    );
    await open(page, host, `${CONTACT}`);
    const contact = page.locator('assess-contact');
    await expect(contact.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(contact.getByText('javascript:alert(1)')).toBeVisible();
    await expect(contact.locator('img, a[href^="javascript"]')).toHaveCount(0);
    await expect(contact.getByText(/Central Time/)).toBeVisible();
    await expect(contact.getByText('410 Alder Street, Minneapolis, MN 55401')).toBeVisible();
  });
});

test.describe('need help', () => {
  test('opens a dialog with what the CMS says, and closes back to its button [SHL-09]', async ({
    page,
    host,
  }) => {
    await page.route(`**${TEXTS}`, (route) =>
      route.fulfill({
        json: {
          data: {
            checkout: { item: { 'need-help.phone': '+1 800 555 0199', 'need-help.hours': 'Day and night' } },
          },
        },
      }),
    );
    await open(page, host, HELP);
    await helpButton(page).click();
    await expect(dialog(page).getByRole('link', { name: '+1 800 555 0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
    await expect(dialog(page).getByText('Day and night')).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: 'Need help?' })).toBeFocused();
    await expect(dialog(page).getByRole('link', { name: 'All ways to contact us' })).toHaveAttribute(
      'href',
      '/en-us/contact-us.html',
    );
    await dialog(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    expect(await violations(page, 'assess-need-help')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(helpButton(page)).toBeFocused();
  });
});

test.describe('the contact page', () => {
  test('of each locale has phone, hours with their zone, e-mail, post, topics and the way to the offices; need help has the same and leads there [SHL-09]', async ({
    page,
    host,
  }) => {
    await eachRow(
      { page, host },
      TEN_LOCALES,
      ({ locale }) => locale,
      async ({ locale }) => {
        await open(page, host, `${HELP}${CONTACT}`, { locale });
        const contact = page.locator('assess-contact');
        const { phone, email, address } = officeTable[locale];
        await expect(contact.locator('li[part=way]')).toHaveCount(3);
        await expect(contact.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
        await expect(contact.locator('li[part=way]').getByText(/\([\p{L}’ -]+\)$/u)).toBeVisible();
        await expect(contact.getByRole('link', { name: email })).toBeVisible();
        await expect(contact.locator('li[part=way] .address')).toHaveText(address);
        await expect(contact.locator('[part=topics] a')).toHaveCount(4);
        await expect(
          contact.locator(`.contact a[href="/${locale}/international-offices.html"]`),
        ).toBeVisible();
        await page.locator('assess-need-help').getByRole('button').click();
        const shown = page.getByRole('dialog');
        await expect(shown.getByRole('link', { name: phone })).toHaveAttribute(
          'href',
          `tel:${phone.replaceAll(' ', '')}`,
        );
        await expect(shown.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
        await expect(shown.locator(`a[href="/${locale}/contact-us.html"]`)).toBeVisible();
      },
    );
  });

  test('has no axe violation, at 320 px neither, and nothing beside the window [SHL-09]', async ({
    page,
    host,
  }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${host.shop}/fr-ca/contact-us.html`);
      await expect(page.locator('assess-contact li[part=way]')).toHaveCount(3);
      expect(await violations(page, 'assess-contact')).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('shows the author’s own topics in place of the built-in ones [SHL-09]', async ({ page, host }) => {
    await open(
      page,
      host,
      CONTACT.replace('</assess', '<ul slot="topics"><li><a href="/x">Returns</a></li></ul></assess'),
    );
    await expect(page.getByRole('link', { name: 'Returns' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Where is my order?' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Call us here' })).toBeHidden();
  });
});

test.describe('the offices', () => {
  test('are ten sites in three parts of the world, each with language, currency and number; the present is marked [SHL-03 part] [SHL-09]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/nl-nl/international-offices.html`);
    const offices = page.locator('assess-international-offices');
    await expect(offices.getByRole('heading')).toHaveText(['Amerika', 'Europa', 'Azië en Oceanië']);
    await expect(offices.locator('li[part=office]')).toHaveCount(10);
    await expect(offices.locator('[aria-current]')).toHaveText('Nederland');
    await expect(offices.locator('li[part=office].here')).toContainText('U bent hier');
    const quebec = offices.locator('li[part=office][lang=fr-CA]');
    await expect(quebec).toContainText('Canada (français)');
    await expect(quebec).toContainText('français · dollars canadiens (CAD)');
    await expect(quebec.getByRole('link', { name: '+1 866 555 0177' })).toBeVisible();
    expect(await violations(page, 'assess-international-offices')).toEqual([]);
  });

  test('lead each to its home from their own page, to the same page from any other [SHL-09]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/international-offices.html`);
    await expect(site(page, 'Canada (français)')).toHaveAttribute('href', `${host.shop}/fr-ca/`);
    await open(page, host, OFFICES, {});
    await openAuthored(page, host, {
      body: OFFICES,
      config: CONFIG,
      url: `${host.shop}/store/usassessments/en/quickOrder?x=1`,
    });
    await expect(site(page, 'España')).toHaveAttribute(
      'href',
      `${host.shop}/store/esassessments/es/quickOrder`,
    );
  });

  test('say what changes, then go there, and note the choice, so that nothing undoes it [SHL-09] [LOC-08 part] [LEAD-10 part]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/international-offices.html`);
    await site(page, 'Nederland').click();
    const told = page.getByRole('dialog');
    await expect(told).toContainText('euros (EUR)');
    await told.getByRole('button').last().click();
    await expect(page).toHaveURL(`${host.shop}/nl-nl/`);
    expect(await page.evaluate(() => localStorage.getItem('assess.chosenLocale'))).toBe('"nl-nl"');
  });

  test('take an author’s own addresses and numbers, and none that can’t be followed [SHL-09]', async ({
    page,
    host,
  }) => {
    const given = {
      'en-gb': { href: 'https://shop.example.co.uk/', phone: '+44 20 7946 0999' },
      'es-es': { href: 'javascript:alert(1)' },
    };
    await open(page, host, OFFICES.replace('offices>', `offices offices='${JSON.stringify(given)}'>`));
    await expect(site(page, 'United Kingdom')).toHaveAttribute('href', 'https://shop.example.co.uk/');
    await expect(page.getByRole('link', { name: '+44 20 7946 0999' })).toBeVisible();
    await expect(site(page, 'España')).toHaveAttribute('href', /^http:\/\/shop\.localhost/);
  });

  test('are no links where the store’s pages can’t be reached, and still say how to call [SHL-09]', async ({
    page,
    host,
  }) => {
    await open(page, host, `${OFFICES}${CONTACT}${HELP}`, {
      commerceBase: `${host.shop.replace('shop', 'commerce')}/headless/ecommerce/v2`,
    });
    const offices = page.locator('assess-international-offices');
    await expect(offices.getByText('Nederland', { exact: true })).toBeVisible();
    await expect(offices.locator('.offices a:not([href^="tel:"], [href^="mailto:"])')).toHaveCount(0);
    await expect(
      page.locator('assess-contact .contact a:not([href^="tel:"], [href^="mailto:"])'),
    ).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the author’s own numbers and links are there and work [SHL-09] [EMB-03 part]', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.shop}/en-us/contact-us.html`);
    await expect(page.locator('assess-contact').getByRole('link', { name: '+1 800 555 0142' })).toBeVisible();
    await page.goto(`${host.shop}/en-us/international-offices.html`);
    await page.locator('assess-need-help').getByRole('link').click();
    await expect(page).toHaveURL(`${host.shop}/en-us/contact-us.html`);
    await page.goto(`${host.shop}/en-us/international-offices.html`);
    await page.locator('assess-international-offices').getByRole('link', { name: 'España' }).click();
    await expect(page).toHaveURL(`${host.shop}/es-es/`);
  });
});

test.describe('with a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('every number, address and site is at least 44 px high [SHL-09] [A11Y-04 part]', async ({
    page,
    host,
  }) => {
    for (const path of ['contact-us.html', 'international-offices.html']) {
      await page.goto(`${host.shop}/en-us/${path}`);
      const links = page.locator('.contact a, .offices [part=office] a');
      await expect(links.first()).toBeVisible();
      const heights = await links.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(6);
      expect(heights.filter((height) => height < 44)).toEqual([]);
    }
  });
});
