import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgets } from '../../src/widgets/widget-list.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { rowsOf } from './rows-of.ts';

/** The composer of the documentation. `npm test` builds the site before these tests. */
const open = async (page: Page, host: Host, hash: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${host.shop}/docs/composer/#${hash}`);
  await expect(page.getByLabel('Widget', { exact: true })).toBeVisible();
};

const textOf = async (page: Page, name: string): Promise<string> => {
  const text = page.locator('figure').filter({ hasText: name }).locator('pre');
  await expect(text).toBeVisible();
  return (await text.textContent()) ?? '';
};

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

/** The addresses of a page that is elsewhere than the shop. */
const elsewhere = (host: Host): string =>
  new URLSearchParams({
    'at.base': `${host.shop}/widgets/`,
    'at.commerceBase': `http://commerce.localhost:${host.port}/headless/ecommerce/v2`,
    'at.storeUrl': host.shop,
  }).toString();

test('an address of somebody else runs nothing, here or in the preview [EMB-12 e]', async ({
  page,
  host,
}) => {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.dismiss();
  });
  const evil = encodeURIComponent(
    '<p slot="foot">Call us</p><img src=x onerror="alert(1)"><script>alert(2)</script>',
  );
  await open(
    page,
    host,
    `widget=contact&set.content=${evil}&set.onclick=alert(3)&locale=%3Cscript%3E&state=x`,
  );
  await expect(page.getByText('Scripts, handlers and frames are left out of it.').first()).toBeVisible();
  await expect(preview(page).locator('assess-contact')).toBeAttached();
  const html = await textOf(page, 'page.html');
  expect(html).toContain('<p slot="foot">Call us</p>');
  expect(html).not.toContain('alert');
  expect(told).toEqual([]);
});

test('the HTML works as it is copied, on another origin, under exactly the policy that is printed [EMB-12 c, EMB-12 d]', async ({
  page,
  host,
}) => {
  await open(
    page,
    host,
    `widget=quick-order&set.heading=Order+%22here%22&set.content=%3Cp%3EBy+phone%3C%2Fp%3E&text.quick-order.pasteList=Paste+yours&${elsewhere(host)}`,
  );
  const policy = page.locator('figure').filter({ hasText: 'Content-Security-Policy' }).locator('pre');
  await expect(policy).toContainText("'sha256-");
  const header = ((await policy.textContent()) ?? '').trim().replaceAll('"', '&quot;');
  const folder = mkdtempSync(join(tmpdir(), 'composed-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${header}"><title>Shop</title>${await textOf(page, 'page.html')}</html>`,
  );
  const told: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  const served = await serveFolder(folder);
  try {
    await page.goto(served.url);
    await expect(page.getByRole('heading', { name: 'Order "here"' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paste yours' })).toBeVisible();
    await page.getByLabel('Code, row 1').fill('LMS4-KIT');
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(
      page.locator('assess-quick-order .qo').getByText('1 item was added to the cart.'),
    ).toBeVisible();
    expect(told).toEqual([]);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true });
  }
});

test('a widget is set in its form and seen in any locale, look, state and width, and with a fault [EMB-12 a, EMB-12 b]', async ({
  page,
  host,
}) => {
  await open(page, host, '');
  await expect(preview(page).getByRole('heading', { name: 'Quick order', level: 2 })).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).fill('Bestel hier');
  await page.getByLabel('Heading level').fill('4');
  await expect(preview(page).getByRole('heading', { name: 'Bestel hier', level: 4 })).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).fill('');
  await page.getByLabel('Locale').selectOption('nl-nl');
  await expect(preview(page).getByRole('heading', { name: 'Snel bestellen' })).toBeVisible();
  await page.getByLabel('Look').selectOption('dark');
  await page.getByLabel('State').selectOption('one');
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'Lindgren' })).toBeVisible();
  await expect(preview(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Width').selectOption('320');
  await expect(page.getByTitle('Preview')).toHaveCSS('width', '320px');
  await page.getByLabel('Locale').selectOption('en-us');
  await page.getByLabel('Widget', { exact: true }).selectOption('order-history');
  await expect(preview(page).getByRole('heading', { name: 'Order history' })).toBeVisible();
  await page.getByLabel('What fails').selectOption('down');
  await expect(preview(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await open(page, host, 'widget=cart&state=shared-list');
  await expect(preview(page).getByRole('table').getByText('NOT-HERE')).toBeVisible();
  await page.getByLabel('State').selectOption('one');
  await page.getByLabel('What fails').selectOption('changes');
  await preview(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(
    preview(page)
      .getByText(/could(?:n’t| not)/)
      .first(),
  ).toBeVisible();
  await open(page, host, 'widget=order-history&fault=down');
  await page.reload();
  await expect(page.getByLabel('Widget', { exact: true })).toHaveValue('order-history');
  await expect(page.getByLabel('What fails')).toHaveValue('down');
});

test('widgets are drawn in the preview by services in the page, without a call to a server [EMB-12 b]', async ({
  page,
  host,
}) => {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/docs/')) called.push(pathname);
  });
  const lost: string[] = [];
  const isUsual = (_: unknown, at: number) => at % 4 === 0;
  const usual = widgets.filter(isUsual);
  for (const { tag } of rowsOf(
    usual,
    widgets.filter((one) => !usual.includes(one)),
  )) {
    await page.goto('about:blank');
    await page.goto(
      `${host.shop}/docs/composer/preview.html#widget=${tag.replace('assess-', '')}&locale=fr-ca`,
    );
    await page
      .waitForFunction(() => performance.getEntriesByName('assess-started').length > 0, undefined, {
        timeout: 15_000,
      })
      .catch(() => lost.push(tag));
  }
  expect(lost).toEqual([]);
  expect(called).toEqual([]);
});

test('a text is found by its words, changed in the page’s locale, seen, and given as configuration [LEAD-08 c]', async ({
  page,
  host,
}) => {
  await open(page, host, 'widget=quick-order&locale=fr-ca');
  await page.getByLabel('Find a text').fill('commande rapide');
  await page.getByLabel('quick-order.title', { exact: true }).fill('Commande par code');
  await expect(preview(page).getByRole('heading', { name: 'Commande par code' })).toBeVisible();
  const block = await textOf(page, 'configuration for fr-ca');
  expect(block).toContain('"quick-order.title": "Commande par code"');
  expect(block).toContain('"locale": "fr-ca"');
  await page.getByLabel('quick-order.title', { exact: true }).fill('{n, plural, one {a} other {b}}');
  const text = page.getByLabel('quick-order.title', { exact: true });
  await expect(text).toHaveAccessibleDescription(/without plural or select/);
  await text.fill('METTRE {');
  await expect(text).toHaveAccessibleDescription(/A brace is open or closed alone/);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('figure').filter({ hasText: 'configuration for fr-ca' })).toHaveCount(0);
  expect(await textOf(page, 'page.html')).not.toContain('METTRE');
  await text.fill('Commande {nope}');
  await expect(text).toHaveAccessibleDescription(/\{nope\} is not a value of this text/);
});

test('a pasted policy is judged by directive, in words [EMB-12 d]', async ({ page, host }) => {
  await open(page, host, `widget=mini-cart`);
  await page
    .getByLabel('Your policy')
    .fill("default-src 'self'; script-src 'self' https://shop.example 'unsafe-inline'; style-src *");
  await expect(page.getByRole('listitem').filter({ hasText: 'connect-src' })).toHaveText(
    "There is no connect-src, so default-src decides, and it does not allow https://commerce.example. Add: connect-src 'self' https://commerce.example",
  );
  await page
    .getByLabel('Your policy')
    .fill("script-src 'unsafe-inline' https:; connect-src https:; style-src https:");
  await expect(page.getByText('Your policy allows all that this widget needs.')).toBeVisible();
  await page.getByLabel('Your policy').fill('garbage %%% ;;;');
  await expect(page.getByText('This is no content security policy.')).toBeVisible();
  await page
    .getByLabel('Your policy')
    .fill(
      `<meta content="script-src 'nonce-1' 'strict-dynamic'; connect-src https:; style-src https:" http-equiv="content-security-policy">`,
    );
  await expect(page.getByText('all that this widget needs, if you do this:')).toBeVisible();
  await expect(page.getByText('Put the nonce on the script tag.')).toBeVisible();
});

test('the policy that is printed is that of the format shown, and none for an address that is none [EMB-12 d]', async ({
  page,
  host,
}) => {
  await open(page, host, 'widget=mini-cart');
  const policy = page.locator('figure').filter({ hasText: 'Content-Security-Policy' }).locator('pre');
  await expect(policy).toContainText("'sha256-");
  await page.getByLabel('React').check();
  await expect(policy).toContainText("script-src 'self'; style-src 'self';");
  await page.getByLabel('AEM').check();
  await expect(policy).toContainText('script-src https://shop.example; style-src https://shop.example;');
  await open(page, host, 'widget=mini-cart&at.base=javascript:alert(1)&at.commerceBase=ftp://x.example');
  await expect(page.getByLabel('Commerce')).toHaveAccessibleDescription(/Commerce is not an address/);
  await expect(page.getByText('can’t be used yet: Commerce, Files of the widgets.')).toBeVisible();
  await expect(policy).toHaveCount(0);
});

test('a heading takes no more than comes back with the address [EMB-12 e]', async ({ page, host }) => {
  await open(page, host, 'widget=quick-order');
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.focus();
  await page.keyboard.insertText('标'.repeat(2001));
  await expect(heading).toHaveValue('标'.repeat(2000));
  await page.reload();
  await expect(heading).toHaveValue('标'.repeat(2000));
});

test('a widget that draws nothing says so in place of an empty frame [EMB-12 b]', async ({ page, host }) => {
  const nothing = preview(page).getByText('This widget draws nothing in this state.');
  for (const name of ['notifications', 'session']) {
    await open(page, host, `widget=${name}`);
    await expect(nothing, name).toBeVisible();
  }
  await page.getByLabel('State').selectOption('sample:two-carts');
  await expect(preview(page).getByRole('dialog')).toBeVisible();
  await expect(nothing).toBeHidden();
  await open(page, host, 'widget=quick-order');
  await expect(preview(page).getByRole('heading', { name: 'Quick order' })).toBeVisible();
  await expect(nothing).toBeHidden();
});

test('all of it goes by keyboard alone, from the choice to the copy [EMB-12 part]', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, host, '');
  const tabTo = async (name: string | RegExp): Promise<void> => {
    const isThere = () =>
      page.evaluate(() => {
        const at = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
        return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? '';
      });
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const reached = await isThere();
      if (typeof name === 'string' ? reached.trim() === name : name.test(reached)) return;
    }
    throw new Error(`The keyboard does not reach ${String(name)}.`);
  };
  await page.getByLabel('Widget', { exact: true }).focus();
  await page.keyboard.type('Contact');
  await expect(page.getByLabel('Widget', { exact: true })).toHaveValue('contact');
  await tabTo('Heading level');
  await page.keyboard.type('3');
  await tabTo('HTML');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo('Copy Store.tsx');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('heading-level={3}');
});
