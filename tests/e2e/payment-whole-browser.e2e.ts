import { readFileSync } from 'node:fs';
import { chromiumArgs, wholeChromiumPath } from '../support/chromium.ts';
import { checkout, CHECKOUT, chooseAll, placeButton, placed, toReview, card } from './checkout-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { CARDS, inFrame } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';

/*
 * A full browser does not draw a frame of another origin that is hidden, has no height, or is outside the window. The
 * headless shell of the other tests draws all of them.
 */
test.use({ launchOptions: { executablePath: wholeChromiumPath(), args: chromiumArgs } });

/** A card for which the bank asks a question. */
const ASKED = '4000000000003063';

const toPayment = async (page: Page, host: Host): Promise<void> => {
  await chooseAll(host);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await page.goto(`${host.shop}${CHECKOUT}?step=payment`);
};

const SMALL = { width: 320, height: 568 };
const LARGE = { width: 1280, height: 900 };

test('a saved card’s code and a new card’s fields come in a whole browser, large and small [CHK-10 a part] [CHK-11 part]', async ({
  page,
  host,
}) => {
  await page.setViewportSize(LARGE);
  await toPayment(page, host);
  for (const size of [LARGE, SMALL]) {
    await page.setViewportSize(size);
    await page.reload();
    await card(page, /Visa ending in 4242/).check();
    await inFrame(page).getByLabel('Security code').fill('123');
    await card(page, 'New card').check();
    await inFrame(page).getByLabel('Card number').fill(CARDS.visa);
    await expect(inFrame(page).getByLabel('Expiration date')).toBeEditable();
  }
});

test('the bank’s question comes in a small window of a whole browser, and the order is placed [CHK-14 j part]', async ({
  page,
  host,
}) => {
  await page.setViewportSize(SMALL);
  await toReview(page, host, { card: ASKED });
  await placeButton(page).click();
  await inFrame(page)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(placed(page)).toBeVisible();
});

test('a payment service that says its height only once its page is drawn is heard too [CHK-11 part]', async ({
  page,
  host,
}) => {
  const script = readFileSync('demo-host/payment/frame/assets/frame.js', 'utf8');
  expect(script).toContain('  tell();\n');
  await page.route('**/frame.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script.replace('  tell();\n', '') }),
  );
  await toPayment(page, host);
  await card(page, 'New card').check();
  await inFrame(page).getByLabel('Card number').fill(CARDS.visa);
  await expect(checkout(page).getByText('Loading the card fields')).toHaveCount(0);
});
