import packageJson from '../../package.json' with { type: 'json' };
import { expect, test, type Page } from '../e2e/fixtures.ts';
import { addOneProduct, commerceBase } from '../package/order.ts';
import { startWordPress, type WordPress } from './start-wordpress.ts';

// WordPress's own pages are not ours to judge by where their focus goes.
test.use({ watched: false });

/** Each part of it is changed by some filter of WordPress: quotes, entities, tags, brackets, its own name. */
const HEADING = `Books & "tests" 'new' -- 100 %26 <b> &amp; [gallery] Wordpress {"a":[1,"b"]} \\ ©`;

let wordpress: WordPress;
let published = '';

test.beforeAll(async () => {
  wordpress = await startWordPress();
  console.log(`WordPress, PHP, database: ${wordpress.versions}`);
});
test.afterAll(() => wordpress?.close());

const signIn = async (page: Page, who: 'admin' | 'author', path: string): Promise<void> => {
  await page.goto(
    `${wordpress.url}/wp-login.php?redirect_to=${encodeURIComponent(`${wordpress.url}${path}`)}`,
  );
  await page.getByLabel('Username or Email Address').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(`${who}-password`);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`**${path}`);
};

/** Chooses a block in the list of blocks, as an author does. */
const placeBlock = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill(name);
  // Its icon is a letter of a font.
  await page.getByRole('option', { name: new RegExp(`^\\W*${name}$`) }).click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
};

test.describe.serial('the WordPress plugin', () => {
  test('is activated, and its settings take only what the widgets’ own parser accepts [EMB-18 b]', async ({
    page,
    host,
  }) => {
    await signIn(page, 'admin', '/wp-admin/plugins.php');
    await page.getByRole('link', { name: 'Activate Assessment store' }).click();
    await expect(page.getByText('Plugin activated.')).toBeVisible();
    await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=assess-store`);
    await page.getByLabel('Address of the widgets').fill(`${host.shop}/widgets/`);
    const configuration = page.getByLabel('Configuration (JSON)');
    const save = page.getByRole('button', { name: 'Save Changes' });
    for (const [wrong, told] of [
      ['{"commerceBase": ', 'not valid JSON'],
      ['{"comerceBase": "/commerce"}', 'Did you mean'],
      ['{"commerceBase": "javascript:alert(1)"}', 'is not an address'],
    ] as const) {
      await configuration.fill(wrong);
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    }
    const messages = { 'quick-order.upload': '</script><b>"&' };
    const right = { commerceBase: commerceBase(host), locale: 'en-us', storeUrl: host.shop, messages };
    await configuration.fill(JSON.stringify(right));
    await save.click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await page.goto(wordpress.url);
    const printed = await page.locator('script[data-assess-config]').textContent();
    expect(JSON.parse(printed ?? '')).toEqual(right);
  });

  test('lets an author who may write no HTML place, set and publish widgets, seen in author mode [EMB-18 b]', async ({
    page,
    host,
  }) => {
    await signIn(page, 'author', '/wp-admin/post-new.php?post_type=page');
    const welcome = page.getByRole('dialog', { name: /Welcome/ });
    await welcome.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('textbox', { name: 'Add title' }).fill('Order here');
    await host.forgetRequests();
    await placeBlock(page, 'Quick order');
    await page.getByLabel('Heading', { exact: true }).fill(HEADING);
    await page.getByLabel('Heading level').fill('3');
    const preview = page.frameLocator('iframe[title="Preview of Quick order"]');
    await expect(preview.getByRole('heading', { name: HEADING, level: 3 })).toBeVisible();
    await placeBlock(page, 'Cart');
    await expect(
      page.frameLocator('iframe[title="Preview of Cart"]').getByRole('heading').first(),
    ).toBeVisible();
    const called = (await host.requests()).filter(({ path }) => !path.startsWith('/widgets/'));
    expect(called).toEqual([]);
    await page.screenshot({ path: 'test-results/cms/editor.png' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    const view = page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('link', { name: 'View Page' });
    published = (await view.getAttribute('href')) ?? '';
    expect(published).toContain(wordpress.url);
  });

  test('shows the author the same text when the page is opened again [EMB-18 c]', async ({ page }) => {
    const id = new URL(published).searchParams.get('page_id') ?? '';
    await signIn(page, 'author', `/wp-admin/post.php?post=${id}&action=edit`);
    await page
      .frameLocator('iframe[title="Preview of Quick order"]')
      .getByRole('heading', { name: HEADING })
      .waitFor();
  });

  test('lets a shopper add a product on the page, whose texts came through unchanged [EMB-18 b, c]', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(published);
    expect(await page.locator('assess-quick-order').getAttribute('heading')).toBe(HEADING);
    const loader = page.locator(`script[src*="/v${packageJson.version}/loader.js"]`);
    expect(await loader.getAttribute('integrity')).toMatch(/^sha384-/);
    await addOneProduct(page, HEADING);
    await expect(page.locator('assess-cart').getByText('LMS4-KIT')).toBeVisible();
    await page.screenshot({ path: 'test-results/cms/page.png', fullPage: true });
    expect(said.filter((text) => text.includes('Assess widgets'))).toEqual([]);
  });
});
