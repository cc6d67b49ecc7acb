import { lineOf, miniButton, quantityOf } from './cart-visit.ts';
import { expect, test, type Host, type Locator, type Page } from './fixtures.ts';
import { createPlainOcc, type PlainOcc } from '../support/plain-occ.ts';
import { heldBy, openPlain } from './plain-occ-visit.ts';
import { addButton, enter, rowOf, said, widget } from './quick-order-visit.ts';
import { rowsOf } from './rows-of.ts';

const enterAll = async (page: Page, codes: readonly string[]): Promise<void> => {
  for (const [index, code] of codes.entries()) {
    await enter(page, index + 1, code, '2');
  }
  await expect(addButton(page)).toHaveText(/^Add \d+ items to cart$/);
};

const cart = (page: Page) => page.locator('assess-cart');
const UNCONFIRMED = /We couldn’t confirm this change. Your cart shows what the store has now./;

/** Lets the page's time pass until it has read the cart again and says so. */
const readAgain = (page: Page, said: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return said.first().isVisible();
      },
      { intervals: [20] },
    )
    .toBe(true);

test.describe('a plain OCC host', () => {
  test('serves quick order, mini-cart and cart whole, by what OCC has at its own field levels [API-06 a]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    await enterAll(page, ['P-1', 'P-3']);
    await expect(rowOf(page, 2)).toContainText('Stimulus Book');
    await expect(rowOf(page, 2)).toContainText('$25.00');
    await addButton(page).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 4 items');
    await expect(lineOf(page, 'P-3')).toContainText('$12.50');
    await expect(cart(page)).toContainText('$105.00');

    await quantityOf(page, 'P-3').fill('5');
    await quantityOf(page, 'P-3').press('Enter');
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 7 items');
    await cart(page).getByRole('button', { name: 'Remove Manual' }).click();
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 5 items');
    await expect.poll(() => heldBy(occ)).toEqual(['P-3×5']);
    const explicit = occ.calls.filter((call) => call.startsWith('POST /users/anonymous/carts?'));
    expect(explicit).toEqual(['POST /users/anonymous/carts?code,guid']);
    expect(occ.calls.filter((call) => /batch|lookup/.test(call))).toEqual([]);
  });

  test('gives each line its own result: what is in is said to be in, and trying again sends only what is not [API-06 b]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    occ.troubles.push(
      { call: /POST .*entries/, body: /P-2/, what: { status: 503, html: true }, times: 1 },
      { call: /POST .*entries/, body: /P-3/, what: 'lose', times: 1 },
    );
    await enterAll(page, ['P-1', 'P-2', 'P-3']);
    await addButton(page).click();
    await expect(said(page, /^4 items were added to the cart\. 1 line could not be added\./)).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-3×2']);
    await expect(page.getByLabel('Code, row 1')).toHaveValue('P-2');
    await widget(page).getByRole('button', { name: 'Try again' }).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-3×2 P-2×2']);
  });

  test('never gets a line twice, though its answer was lost and the cart could not be read [API-06 b]', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    const occ = await openPlain(page, host);
    await enterAll(page, ['P-1', 'P-2']);
    occ.troubles.push(
      { call: /POST .*entries/, body: /P-1/, what: 'lose', times: 1 },
      { call: /GET .*carts/, what: { status: 404, html: true } },
    );
    await addButton(page).click();
    await readAgain(page, said(page, UNCONFIRMED));
    expect(heldBy(occ)).toEqual(['P-1×2']);
    occ.troubles.length = 0;
    await widget(page).getByRole('button', { name: 'Try again' }).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2']);
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 4 items');
  });

  test('that changes a line after the page has given it up has the line kept, and says the same of cart and mini-cart [API-06 b]', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    const occ = await openPlain(page, host);
    await enterAll(page, ['P-1']);
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
    occ.troubles.push({ call: /PATCH|DELETE/, what: 'late', times: 2 });
    await quantityOf(page, 'P-1').fill('3');
    await quantityOf(page, 'P-1').press('Enter');
    const words = lineOf(page, 'P-1').getByText(UNCONFIRMED);
    await readAgain(page, words);
    await expect(lineOf(page, 'P-1')).not.toContainText('was not changed');
    await lineOf(page, 'P-1').getByRole('button', { name: 'Close' }).click();
    await cart(page).getByRole('button', { name: 'Remove Manual' }).click();
    await readAgain(page, words);
    await lineOf(page, 'P-1').getByRole('button', { name: 'Remove again' }).click();
    await expect.poll(() => heldBy(occ)).toEqual(['']);
  });

  test('may have one odd product and one odd line: the others are served, and the console names the fields once [API-06 c]', async ({
    page,
    host,
  }) => {
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    const occ = await openPlain(page, host);
    occ.products['P-2'] = { code: 'P-2', stock: { stockLevelStatus: 'INSTOCK' }, price: null };
    occ.products['P-3'] = { name: 'Nobody knows its code' };
    occ.entries['P-1'] = { product: null, totalPrice: null };
    await enter(page, 1, 'P-1', '2');
    await enter(page, 2, 'P-2', '2');
    await enter(page, 3, 'P-3', '2');
    await expect(rowOf(page, 1)).toContainText('Manual');
    await expect(rowOf(page, 2)).toContainText('P-2');
    await expect(rowOf(page, 2)).toContainText('in stock');
    await expect(rowOf(page, 3)).toContainText('The product could not be looked up.');
    await addButton(page).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await expect(lineOf(page, 'P-2')).toBeVisible();
    await expect(lineOf(page, '#1')).toBeVisible();
    await cart(page).getByRole('button', { name: 'Remove #1' }).click();
    await expect(lineOf(page, '#1')).toBeHidden();
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2']);
    for (const [call, field] of [
      ['GET /products/{productCode}', 'name'],
      ['GET /products/{productCode}', 'stock.stockLevelStatus'],
      ['GET /products/{productCode}', 'code'],
      ['GET /users/{userId}/carts/{cartId}', 'entries.*.product'],
    ])
      expect(warned.filter((text) => text.includes(`${call}, "${field}"`))).toHaveLength(1);
  });

  for (const [what, quantity] of rowsOf([['null for', null]] as const, [['no count as', 'some']] as const))
    test(`may say ${what} a line’s quantity: the line stays, its units are told as unknown, and it can be removed [API-06 a,c]`, async ({
      page,
      host,
    }) => {
      const occ = await openPlain(page, host);
      occ.entries['P-1'] = { quantity };
      await enter(page, 1, 'P-1', '2');
      await enter(page, 2, 'P-2', '2');
      await addButton(page).click();
      const line = lineOf(page, 'P-1');
      await expect(line.getByText('Quantity of Manual')).toHaveText(/^Quantity of Manual$/);
      await expect(line.locator('.quantity')).toHaveText('Quantity of Manual –');
      await expect(line.getByRole('spinbutton')).toBeHidden();
      await expect(lineOf(page, 'P-2').getByLabel(/^Quantity of /)).toHaveValue('2');
      await line.getByRole('button', { name: 'Remove Manual' }).click();
      await expect.poll(() => heldBy(occ)).toEqual(['P-2×2']);
      // It is unknown how many units to put back.
      await expect(cart(page).getByText('Removed: Manual')).toBeVisible();
      await expect(cart(page).getByRole('button', { name: /^Undo|Put back/ })).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    });

  test('takes what comes off the whole order from the sum of the lines once [API-06 a]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    occ.orderDiscount = 15;
    await enter(page, 1, 'P-1', '2');
    await addButton(page).click();
    const sums = cart(page).getByRole('region').getByRole('definition');
    await expect(sums).toHaveText(['$80.00', '−$15.00', '$65.00', '$65.00']);
  });

  test('that forgot a cart gets its lines anew, and says which one it did not take [API-06 b]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host);
    await enterAll(page, ['P-1', 'P-2']);
    await addButton(page).click();
    await expect(lineOf(page, 'P-2')).toBeVisible();
    occ.carts.clear();
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: { status: 503 }, times: 1 });
    await quantityOf(page, 'P-1').fill('3');
    await quantityOf(page, 'P-1').press('Enter');
    await cart(page)
      .getByRole('button', { name: /^Add .* again$/ })
      .click();
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await expect(cart(page)).toContainText('Removed: P-2');
    await cart(page)
      .getByRole('button', { name: /^Put back|^Undo/ })
      .click();
    await expect(lineOf(page, 'P-2')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×3 P-2×2']);
  });

  test('keeps one cart, however often adding is tried again [API-06 d]', async ({ page, host }) => {
    const occ = await openPlain(page, host);
    await enterAll(page, ['P-1', 'P-2']);
    occ.troubles.push({ call: /POST .*entries/, what: { status: 503 } });
    await addButton(page).click();
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(said(page, /could not add these items/)).toBeVisible();
      await widget(page).getByRole('button', { name: 'Try again' }).click();
    }
    await expect(said(page, /could not add these items/)).toBeVisible();
    occ.troubles.length = 0;
    await widget(page).getByRole('button', { name: 'Try again' }).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  });

  test('has Checkout lead to the setting checkoutUrl, from cart and mini-cart, and the author of <assess-checkout> is told so [API-06 e]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host, { checkoutUrl: '/buy/here?step=1' });
    await enter(page, 1, 'P-1');
    await addButton(page).click();
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×1']);
    // These parts load late and would move the link below them while it is pressed.
    await expect(said(page, '1 item was added to the cart.')).toBeVisible();
    await expect(cart(page).getByLabel('Promotion code')).toBeVisible();
    const checkout = page.getByRole('link', { name: 'Go to checkout' });
    await miniButton(page).click();
    await expect(checkout).toHaveCount(2);
    for (const link of await checkout.all()) await expect(link).toHaveAttribute('href', '/buy/here?step=1');
    await page.keyboard.press('Escape');
    await cart(page).getByRole('link', { name: 'Go to checkout' }).click();
    await page.waitForURL(`${host.shop}/buy/here?step=1`);

    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await openPlain(
      page,
      host,
      { checkoutUrl: '/buy/here?step=1', author: true },
      '<assess-checkout></assess-checkout>',
    );
    const tag = page.locator('assess-checkout');
    await expect(tag.getByRole('note')).toContainText(
      'commerceExtensions is false. Take this tag away, and say in the setting "checkoutUrl" where Checkout leads.',
    );
    await expect.poll(() => warned.join()).toContain('<assess-checkout> needs');
    await expect(tag.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/buy/here?step=1',
    );
  });
});

const press = (page: Page, name: string) => cart(page).getByRole('button', { name }).click();

/** Opens a page with the cart alone, which has three lines. */
const openThree = async (page: Page, host: Host): Promise<PlainOcc> => {
  const occ = createPlainOcc();
  const lines = [2, 2, 3].map((quantity, at) => ({ code: `P-${at + 1}`, quantity }));
  occ.carts.set('mine', { code: 'mine', guid: 'mine', lines });
  await page.addInitScript(() => {
    localStorage.setItem('assess.cartGuid.usassessments', '"mine"');
  });
  await openPlain(page, host, {}, '<assess-mini-cart></assess-mini-cart><assess-cart></assess-cart>', occ);
  await expect(lineOf(page, 'P-1')).toBeVisible();
  return occ;
};

test('of a plain OCC host, a cart that is gone by the time of Undo: it is told that a new one was started, and each other line can be put back too [CRT-02 part, API-06 b part]', async ({
  page,
  host,
}) => {
  const occ = await openThree(page, host);
  await press(page, 'Remove Manual');
  await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-3×3']);
  // The page has read the cart once more.
  await expect(page.getByRole('status').filter({ hasText: 'Manual removed from the cart.' })).toHaveCount(1);
  occ.carts.clear();
  await press(page, 'Undo: put Manual back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2']);
  const words = 'Your earlier cart had expired, so a new one was started.';
  await expect(lineOf(page, 'P-1')).toContainText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await press(page, 'Undo: put Record Forms back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  await press(page, 'Undo: put Stimulus Book back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-2×2 P-3×3']);
});

test('of a plain OCC host, a cart that the page knew to have expired before Undo: it is told the same, and each other line can be put back too [CRT-02 part, API-06 b part]', async ({
  page,
  host,
}) => {
  const occ = await openThree(page, host);
  await press(page, 'Remove Manual');
  await expect(page.getByRole('status').filter({ hasText: 'Manual removed from the cart.' })).toHaveCount(1);
  occ.carts.clear();
  await quantityOf(page, 'P-3').fill('4');
  await quantityOf(page, 'P-3').press('Enter');
  await expect(cart(page)).toContainText('Your cart has expired.');
  await press(page, 'Undo: put Manual back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2']);
  await expect(lineOf(page, 'P-1')).toContainText('Your earlier cart had expired, so a new one was started.');
  await press(page, 'Undo: put Stimulus Book back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-3×4']);
  await press(page, 'Undo: put Record Forms back');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2 P-3×4 P-2×2']);
});
