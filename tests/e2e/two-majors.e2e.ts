import { readFileSync } from 'node:fs';
import { AUTH_BASE, CLIENT_ID, REALM, SIGNED_IN_PATH } from '../../demo-host/identity/identity-paths.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { withOwnTags } from '../../src/build/own-tags.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { openAuthored } from './authored-page.ts';
import { expect, test, type Page } from './fixtures.ts';
import { session, signIn } from './signed-in-visit.ts';

const names = widgets.map(({ tag }) => tag.replace('assess-', ''));
const NEXT = '9.0.0';
const IDENTITY = { base: AUTH_BASE, realm: REALM, clientId: CLIENT_ID, redirectUri: SIGNED_IN_PATH };

/** Serves the built files once more at `/next/`, as the next major version with tags of its own. */
const serveNext = async (page: Page): Promise<void> => {
  await page.route('**/next/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/next/', '');
    const body = withOwnTags(readFileSync(`dist/site/${file}`, 'utf8'), 'assess2', names);
    return route.fulfill({
      contentType: 'text/javascript',
      body: body.replaceAll(packageJson.version, NEXT),
    });
  });
};

const LOADERS = '<script src="/widgets/loader.js"></script><script src="/next/loader.js"></script>';

test('two major versions on one page, each under its own tags, share session and cart, and say so [LEAD-11]', async ({
  page,
  host,
}) => {
  await serveNext(page);
  const said: string[] = [];
  const carts: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Assess widgets:')) said.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/users\/[^/]+\/carts\/[^/?]+\?/.test(request.url()))
      carts.push(request.url());
  });
  await openAuthored(page, host, {
    loader: LOADERS,
    config: { locale: 'en-us', commerceBase: '/commerce/headless/ecommerce/v2', identity: IDENTITY },
    body: `<assess-mini-cart></assess-mini-cart><assess-account-menu></assess-account-menu>
<assess2-quick-order></assess2-quick-order><assess2-mini-cart></assess2-mini-cart><assess2-account-menu></assess2-account-menu>`,
  });
  await page.locator('assess2-quick-order').getByLabel('Code, row 1').fill('LMS4-KIT');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  const counts = page.getByRole('button', { name: 'Cart, 1 item' });
  await expect(counts).toHaveCount(2);
  // The answer to the addition is read once, for both.
  expect(carts.length).toBeLessThanOrEqual(1);
  await signIn(page);
  await expect.poll(async () => (await session(page)).status).toBe('signed-in');
  for (const tag of ['assess-account-menu', 'assess2-account-menu'])
    await expect(page.locator(tag).getByRole('button', { name: /Mara/ })).toBeVisible();
  // Either may be the first.
  expect(said).toHaveLength(1);
  for (const part of [packageJson.version, NEXT, 'They share one session.']) expect(said[0]).toContain(part);
});
