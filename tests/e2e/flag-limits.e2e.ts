import { readdirSync, readFileSync } from 'node:fs';
import { flagMocks } from '../../src/core/flags/flag-table.ts';
import { openAuthored } from './authored-page.ts';
import { makeCart, quantityOf, returnWith } from './cart-visit.ts';
import { expect, test } from './fixtures.ts';
import { lookUpKit, openFlagged, picture, streamsAre } from './flag-visit.ts';
import { addButton, enter, open, QUICK_ORDER, rowOf, rows } from './quick-order-visit.ts';

const QUICK_ORDER_TAG = '<assess-quick-order></assess-quick-order>';

/** Every flag on, including those that mock mode leaves off, and more rows than the store accepts. */
const everything = {
  ...flagMocks(),
  ssoShowUserName: true,
  poThreshold: true,
  checkoutRetry: true,
  quickOrderRows: { min: 25, max: 99 },
};

test.describe('flags decide what is shown, never what is allowed', () => {
  test('with every flag forced on the store refuses a line, and quick order says so [SEC-07]', async ({
    page,
    host,
  }) => {
    for (const [key, value] of Object.entries(everything)) await host.flag(key, value);
    await openFlagged(page, host);
    await expect(rows(page)).toHaveCount(25);
    await enter(page, 1, 'VLS-KIT', '2');
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await host.catalogue({ code: 'VLS-KIT', online: false });
    await addButton(page).click();
    await expect(rowOf(page, 1)).toContainText('Not added: this product can’t be bought online any more.');
  });

  test('with every flag forced on the store keeps its limits, and the cart says so [SEC-07]', async ({
    page,
    host,
  }) => {
    const guid = await makeCart(host, [['LMS4-REC25', 3]]);
    await returnWith(page, guid);
    await openFlagged(page, host, {
      body: '<assess-cart></assess-cart>',
      config: { flags: everything, flagService: undefined },
    });
    await quantityOf(page, 'LMS4-REC25').fill('26');
    await quantityOf(page, 'LMS4-REC25').press('Enter');
    await expect(page.locator('assess-cart')).toContainText('25');
    const url = `http://localhost:${host.port}/commerce/headless/ecommerce/v2/users/anonymous/carts/${guid}`;
    const headers = { 'Content-Type': 'application/json', 'X-Site-Id': 'usassessments' };
    const answer = await fetch(`${url}/entries/0`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ quantity: 26 }),
    });
    expect(await answer.json()).toMatchObject({ statusCode: 'maxOrderQuantityExceeded' });
  });
});

test.describe('?flags=', () => {
  test('changes a page of the demo host, in place of its flag service [FLG-05]', async ({ page, host }) => {
    await open(page, host);
    await expect(rows(page)).toHaveCount(3);
    await page.goto(`${host.shop}${QUICK_ORDER}?flags={"quickOrderRows":{"min":5},"productImages":true}`);
    await expect(rows(page)).toHaveCount(5);
    await lookUpKit(page);
    await expect(picture(page)).toBeVisible();
    await page.goto(`${host.shop}${QUICK_ORDER}?flags=productImages,upc`);
    await expect(picture(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.goto(`${host.shop}${QUICK_ORDER}?flags=%22nonsense`);
    await expect(rows(page).first()).toContainText('Complete Kit');
    await expect(picture(page)).toHaveCount(0);
  });

  test('changes nothing on any other page, and no built file knows it [FLG-05]', async ({ page, host }) => {
    await openAuthored(page, host, {
      body: QUICK_ORDER_TAG,
      url: `${host.shop}/authored-overrides?flags=mock&flags.quickOrderRows=7&productImages=true`,
    });
    await expect(rows(page)).toHaveCount(3);
    await lookUpKit(page);
    await expect(picture(page)).toHaveCount(0);
    const files = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(files.length).toBeGreaterThan(20);
    const holding = (pattern: RegExp) =>
      files.filter((file) => pattern.test(readFileSync(`dist/site/${file}`, 'utf8')));
    expect(holding(/[?&]flags\b|\.get\(["'`]flags/)).toEqual([]);
    // Files that may read the address:
    // The vendor's SDK compares addresses for goals, which are turned off. Notifications come in the address. The
    // search field shows the search of the address, and the menu marks the search that it leads to.
    // Signing in has an answer, a journey and a way back in its page's address, and a sign-out depends on the path.
    // A visitor whom the checkout sends to the login page returns to the address they had.
    // The checkout has its step, the placed order and the cart in its address, and its confirmation asks for a sign-in
    // that leads back.
    // The pages of a customer have their object, and the order and page of their list, in the address. Code
    // that removes a fragment from the address keeps its query. A page that failed is named to the error page.
    // A question to the office names the order that its page's address names. The head asks for a checkout's choices
    // where its address names no step, and the review of a list reads the order that is ordered again. The core and,
    // where no widget starts, `unheard` look for the inspector's switch. The note of a training leads back to its page.
    const mayRead =
      /(^|\/)head\.js|chunks\/list-part-|vendor-flag-line|chunks\/core-|notifications-|search-|navigation-|identity-|sign-in-|page-return-|leave-after-sign-out-|follow-checkout-|\w+Pages-|training-link-|unheard-|chunks\/(lists|pages|checkout-flow|confirmation-part|contact|PayButtons)-/;
    expect(holding(/location\.search|searchParams\.get\(/).filter((file) => !mayRead.test(file))).toEqual([]);
  });
});

test.describe('the page that switches flags', () => {
  test('changes quick order beside its switches and in another tab, by keyboard too [FLG-03]', async ({
    page,
    host,
    context,
  }) => {
    await page.goto(`${host.shop}/flags`);
    await streamsAre(host, 1);
    await expect(page.getByRole('status').first()).toHaveText('One stream is open.');
    const other = await context.newPage();
    await open(other, host);
    await lookUpKit(other);
    const pictures = page.getByRole('switch', { name: 'Product pictures' });
    await expect(pictures).not.toBeChecked();
    await pictures.focus();
    await page.keyboard.press('Space');
    await expect(picture(other)).toBeVisible();
    await page.getByRole('spinbutton', { name: 'min' }).fill('4');
    await page.keyboard.press('Tab');
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(other)).toHaveCount(4);
    await page.getByRole('button', { name: 'Defaults' }).click();
    await expect(picture(other)).toHaveCount(0);
    await expect(pictures).not.toBeChecked();
  });
});
