import { AUTH_BASE, CLIENT_ID, REALM, SIGNED_IN_PATH } from '../../demo-host/identity/identity-paths.ts';
import { withoutHash } from '../../src/build/bytes/byte-table.ts';
import { openAuthored, STRICT_CSP } from './authored-page.ts';
import { checkout, openStep } from './checkout-visit.ts';
import { asCustomer, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { payOf } from './payment-visit.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

/** Sizes are those of the transfer: brotli, made at build. 1 kB is 1000 bytes. */
const KB = 1000;
const AT = '/authored-checkout';

/** The step after the payment, which is prefetched, with the files that only it imports. */
const OF_THE_REVIEW =
  /\/(?:checkout-review|place-order|order\.contract|level-words|optional-links|TermsLink)[.-]/;

/**
 * Returns our files that the page requests, with their transfer size. Files that the previous page requested are not
 * counted.
 */
const widgetFiles = (page: Page): Map<string, number> => {
  const files = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === AT) files.clear();
    if (/^\/widgets\/(chunks\/|loader)/.test(pathname))
      files.set(pathname, Number(response.headers()['content-length']));
  });
  return files;
};

/** Waits for the last of the prefetched files, which load by themselves. */
const hasLoaded = async (files: ReadonlyMap<string, number>, ...names: readonly string[]): Promise<void> => {
  for (const name of names)
    await expect
      .poll(() => [...files.keys()].some((file) => withoutHash(file.replace('/widgets/', '')) === name))
      .toBe(true);
};

const sum = (files: Iterable<readonly [string, number]>): number =>
  [...files].reduce((total, [, size]) => total + size, 0);

/**
 * Opens only the checkout on a page, for a customer whose account is chosen. Everything else is saved, and each step
 * must be passed.
 */
const openCheckout = async (page: Page, host: Host): Promise<void> => {
  await leaveEarlierCart(host, 'tess', [['FMS-KIT', 2]]);
  const { accounts } = (await asCustomer(host, 'tess', 'GET', '/accounts')) as { accounts: { id: string }[] };
  await asCustomer(host, 'tess', 'PUT', '/carts/current/account', { id: accounts[0]?.id });
  const pay = payOf(host);
  const csp = `${STRICT_CSP.replace("connect-src 'self'", `connect-src 'self' ${pay}`)}; frame-src ${pay}`;
  const config = {
    locale: 'en-us',
    commerceBase: '/commerce/headless/ecommerce/v2',
    payment: pay,
    identity: { base: AUTH_BASE, realm: REALM, clientId: CLIENT_ID, redirectUri: SIGNED_IN_PATH },
  };
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await expectSignedIn(page, 'user-tess');
  await openAuthored(page, host, {
    url: host.shop + AT,
    csp,
    config,
    body: '<assess-checkout></assess-checkout>',
  });
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await expect(checkout(page).getByRole('radio').first()).toBeChecked();
};

test('a checkout with a saved address and a saved card is at most 168 kB until its payment is drawn [PERF-02]', async ({
  page,
  host,
}) => {
  const files = widgetFiles(page);
  await openCheckout(page, host);
  const tag = checkout(page);
  const goOn = (step: string) => tag.getByRole('button', { name: `Continue to ${step}` }).click();
  await goOn('shipping method');
  await expect(openStep(page, 'Shipping method')).toBeVisible();
  await tag.getByRole('radio', { name: 'Ground' }).check();
  await goOn('billing address');
  await expect(openStep(page, 'Billing address')).toBeVisible();
  await expect(tag.getByRole('radio').first()).toBeChecked();
  await goOn('payment');
  await expect(openStep(page, 'Payment')).toBeVisible();
  // Beside a purchase order, nothing is preselected.
  await tag.getByRole('radio', { name: /ending in 4242/ }).check();
  // When the payment service's frame exists, our own part has loaded. The next step is prefetched and not counted.
  await expect(page.locator('.pay-frame')).toBeAttached();
  await hasLoaded(files, 'checkout-review', 'checkout-review.en', 'place-order');
  const counted = [...files].filter(([file]) => !OF_THE_REVIEW.test(file));
  test.info().annotations.push({ type: 'bytes', description: `checkout ${sum(counted)}` });
  expect(sum(counted), counted.join('\n')).toBeGreaterThan(100 * KB);
  expect(sum(counted), counted.join('\n')).toBeLessThanOrEqual(168 * KB);
});

test('a form for a new address costs at most 45 kB more [PERF-02]', async ({ page, host }) => {
  const files = widgetFiles(page);
  await openCheckout(page, host);
  await hasLoaded(files, 'checkout-shipping-method.en', 'follow-activity', 'read-profile');
  const before = new Set(files.keys());
  await checkout(page).getByRole('radio', { name: 'New address' }).check();
  await expect(checkout(page).getByLabel(/^Address line 1|^Street/)).toBeVisible();
  const more = [...files].filter(([file]) => !before.has(file));
  test.info().annotations.push({ type: 'bytes', description: `address form ${sum(more)}` });
  expect(sum(more), more.join('\n')).toBeGreaterThan(10 * KB);
  expect(sum(more), more.join('\n')).toBeLessThanOrEqual(45 * KB);
});
