import type { PlainOcc } from '../support/plain-occ.ts';
import { lineOf, miniButton, quantityOf } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { heldBy, openPlain } from './plain-occ-visit.ts';
import { addButton, enter, said } from './quick-order-visit.ts';

const CART = '<assess-mini-cart></assess-mini-cart><assess-cart></assess-cart>';
const LIST = '<assess-mini-cart></assess-mini-cart><assess-quick-order></assess-quick-order>';
const NO_CART = '<assess-mini-cart></assess-mini-cart><assess-notifications></assess-notifications>';

const cart = (page: Page) => page.locator('assess-cart');
const press = (page: Page, name: string | RegExp) => cart(page).getByRole('button', { name }).click();
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
/** Sets whether the tab is visible or hidden behind another one. */
const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
const told = (page: Page, words: string | RegExp) => cart(page).getByText(words);
const TITLE = 'An earlier attempt reached the store late.';

/** Opens the page of a cart with these lines, without a list. */
const openCart = async (page: Page, host: Host, lines: Record<string, number>): Promise<PlainOcc> => {
  const occ = await openPlain(page, host, {}, LIST);
  for (const [index, [code, units]] of Object.entries(lines).entries())
    await enter(page, index + 1, code, String(units));
  await addButton(page).click();
  await expect(page.getByLabel('Code, row 1')).toHaveValue('');
  await openPlain(page, host, {}, CART, occ);
  await expect(lineOf(page, Object.keys(lines)[0] ?? '')).toBeVisible();
  return occ;
};

/** Opens a cart of three lines and removes the first one twice; `waiting` calls wait at the host. */
const removeTwice = async (page: Page, host: Host, waiting: number): Promise<PlainOcc> => {
  const occ = await openCart(page, host, { 'P-1': 2, 'P-2': 2, 'P-3': 3 });
  occ.troubles.push({ call: /DELETE/, what: 'late', times: waiting });
  await press(page, 'Remove Manual');
  await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
  await press(page, 'Remove again');
  return occ;
};

test.describe('on a page with the cart alone, a plain OCC host that does a call after the page has given it up', () => {
  test('has taken a neighbour’s line out: it is told, announced once, and put back by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await removeTwice(page, host, 1);
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-3×3']);
    await expect(told(page, TITLE)).toHaveCount(0);
    await occ.arrive();
    expect(heldBy(occ)).toEqual(['P-3×3']);
    await lookAgain(page);
    const words =
      'Record Forms was removed instead of the product you asked to remove earlier. You can put it back.';
    await expect(told(page, words)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    await press(page, 'Undo: put Record Forms back');
    await expect.poll(() => heldBy(occ)).toEqual(['P-3×3 P-2×2']);
    await expect(lineOf(page, 'P-2')).toBeVisible();
    await expect(told(page, words)).toHaveCount(0);
    await expect(told(page, TITLE)).toHaveCount(0);
  });

  test('has taken a neighbour’s line out that another tab has put back: it is told no more [API-06 b part]', async ({
    page,
    context,
    host,
  }) => {
    const occ = await removeTwice(page, host, 1);
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-3×3']);
    await occ.arrive();
    await lookAgain(page);
    await expect(told(page, /Record Forms was removed instead/)).toBeVisible();
    const other = await context.newPage();
    await openPlain(other, host, {}, LIST, occ);
    await enter(other, 1, 'P-2', '1');
    await addButton(other).click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-3×3 P-2×1']);
    await expect(lineOf(page, 'P-2')).toBeVisible();
    await expect(told(page, /Record Forms was removed instead/)).toHaveCount(0);
  });

  test('has taken two lines out by removals of one, before the cart was read again: each is told, and put back by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await removeTwice(page, host, 2);
    await expect.poll(() => occ.calls.filter((call) => call.startsWith('DELETE')).length).toBe(2);
    await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
    await occ.arrive();
    expect(heldBy(occ)).toEqual(['P-3×3']);
    await lookAgain(page);
    await expect(
      told(
        page,
        'Record Forms was removed instead of the product you asked to remove earlier. You can put it back.',
      ),
    ).toBeVisible();
    await expect(told(page, 'Removed: Manual')).toBeVisible();
    await press(page, 'Undo: put Record Forms back');
    await expect.poll(() => heldBy(occ)).toEqual(['P-3×3 P-2×2']);
  });

  test('has put a line back twice: it is told, and set right by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openCart(page, host, { 'P-1': 2, 'P-2': 2 });
    await press(page, 'Remove Manual');
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2']);
    occ.troubles.push({ call: /POST .*entries/, what: 'late', times: 1 });
    const undo = cart(page).getByRole('button', { name: 'Undo: put Manual back' });
    await undo.click();
    await expect(told(page, /we don’t know whether this was done/)).toBeVisible();
    await undo.click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-1×2']);
    // The page has read the cart as it is after the second press.
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await expect(told(page, /we don’t know whether this was done/)).toHaveCount(0);
    await occ.arrive();
    await lookAgain(page);
    await expect(told(page, 'Manual: the cart has 2 more than you asked for, 4 in all.')).toBeVisible();
    await press(page, 'Set to 2');
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-1×2']);
  });

  test('has set an older quantity: it is told, and the newer one asked for again by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openCart(page, host, { 'P-1': 3 });
    const set = async (quantity: string) => {
      await quantityOf(page, 'P-1').fill(quantity);
      await quantityOf(page, 'P-1').press('Enter');
    };
    occ.troubles.push({ call: /PATCH/, what: 'late', times: 1 });
    await set('7');
    await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
    await set('9');
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×9']);
    await expect(lineOf(page, 'P-1')).toContainText('$360.00');
    // The page must also have the answer: a read of the cart may have shown the sum before the answer came.
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
      .toMatch(/"asked":9,[^}]*"lines":\[\{[^}]*"quantity":9\}/);
    await occ.arrive();
    await page.reload();
    await expect(told(page, 'Manual: the quantity is 7 now, not 9.')).toBeVisible();
    await press(page, 'Try again with 9');
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×9']);
  });

  test('while it added a list: what is missing is told with the way to the list, what comes late too, and its row goes there [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host, {}, LIST);
    await enter(page, 1, 'P-1', '2');
    await enter(page, 2, 'P-2', '2');
    occ.troubles.push({ call: /POST .*entries/, body: /P-2/, what: 'late', times: 1 });
    await addButton(page).click();
    await expect(
      said(page, /^2 items were added to the cart\. We can’t tell whether 1 line was added\./),
    ).toBeVisible();
    await openPlain(page, host, {}, CART, occ);
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await occ.arrive();
    await lookAgain(page);
    await expect(told(page, 'Record Forms: 2 items were added.')).toBeVisible();
    await openPlain(page, host, {}, LIST, occ);
    await expect(said(page, /2 items were added to the cart/)).toBeVisible();
    await expect(page.getByLabel('Code, row 1')).toHaveValue('');
    expect(heldBy(occ)).toEqual(['P-1×2 P-2×2']);
  });

  test('is told by the message centre on a page without a cart [API-06 b part]', async ({ page, host }) => {
    const occ = await openPlain(page, host, {}, LIST);
    await enter(page, 1, 'P-2', '2');
    occ.troubles.push({ call: /POST .*entries/, what: 'late', times: 1 });
    await addButton(page).click();
    await expect(said(page, /we can’t tell whether these items were added/)).toBeVisible();
    await openPlain(page, host, {}, NO_CART, occ);
    await occ.arrive();
    await lookAgain(page);
    await expect(miniButton(page)).toHaveAccessibleName('Cart, 2 items');
    await expect(
      page.locator('assess-notifications').getByText(`${TITLE} Record Forms: 2 items were added.`),
    ).toBeVisible();
  });

  const centre = (page: Page) => page.locator('assess-notifications');

  test('twice, is told by the message centre each time, and the first time is told on [API-06 b part] [LEAD-07 part]', async ({
    page,
    host,
  }) => {
    const occ = await openPlain(page, host, {}, LIST);
    await enter(page, 1, 'P-2', '2');
    await enter(page, 2, 'P-3', '1');
    occ.troubles.push({ call: /POST .*entries/, what: 'late', times: 2 });
    await addButton(page).click();
    await expect(said(page, /we can’t tell whether these items were added/)).toBeVisible();
    await openPlain(page, host, {}, NO_CART, occ);
    await occ.arrive(1);
    await lookAgain(page);
    await expect(centre(page).getByText(`${TITLE} Record Forms: 2 items were added.`)).toBeVisible();
    await occ.arrive(1);
    await lookAgain(page);
    const both = `${TITLE} Record Forms: 2 items were added. Stimulus Book: 1 item was added.`;
    await expect(centre(page).getByText(both)).toBeVisible();
    await centre(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await expect(centre(page).getByText(TITLE)).toHaveCount(0);
  });

  test('has taken a line out: the message centre says so no more once another tab has put it back [API-06 b part] [LEAD-07 part]', async ({
    page,
    context,
    host,
  }) => {
    const occ = await removeTwice(page, host, 1);
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×2 P-3×3']);
    await show(page, 'hidden');
    const other = await context.newPage();
    await openPlain(other, host, {}, NO_CART, occ);
    await occ.arrive();
    await lookAgain(other);
    await expect(centre(other).getByText(/Record Forms was removed instead/)).toBeVisible();
    await show(page, 'visible');
    await expect(told(page, /Record Forms was removed instead/)).toBeVisible();
    await press(page, 'Undo: put Record Forms back');
    await expect.poll(() => heldBy(occ)).toEqual(['P-3×3 P-2×2']);
    await expect(centre(other).getByText(/Record Forms was removed instead/)).toHaveCount(0);
  });
});

test.describe('a plain OCC host that does a removal after the page has given it up', () => {
  const UNKNOWN = 'we don’t know whether this was done';
  const undo = (page: Page) => cart(page).getByRole('button', { name: 'Undo: put Manual back' });

  /** Removes the first line, without an answer. */
  const removeLate = async (page: Page, host: Host): Promise<PlainOcc> => {
    const occ = await openCart(page, host, { 'P-1': 2, 'P-2': 3 });
    occ.troubles.push({ call: /DELETE/, what: 'late', times: 1 });
    await press(page, 'Remove Manual');
    await expect(lineOf(page, 'P-1')).toContainText(UNKNOWN);
    return occ;
  };
  const more = (units: string) =>
    `Manual: the removal you asked for earlier also removed ${units} added since. You can put them back.`;

  for (const next of ['looked at', 'loaded again', 'used'])
    test(`has it told as any removal once the page is ${next}, with the way to undo it [API-06 b part]`, async ({
      page,
      host,
    }) => {
      const occ = await removeLate(page, host);
      await occ.arrive();
      if (next === 'looked at') await lookAgain(page);
      else if (next === 'loaded again') await page.reload();
      else {
        await quantityOf(page, 'P-2').fill('5');
        await quantityOf(page, 'P-2').press('Enter');
      }
      await expect(told(page, 'Removed: Manual')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Manual removed from the cart.' })).toHaveCount(
        1,
      );
      await expect(told(page, TITLE)).toHaveCount(0);
      await expect(told(page, UNKNOWN)).toHaveCount(0);
      await undo(page).click();
      await expect.poll(() => heldBy(occ)).toEqual([`P-2×${next === 'used' ? 5 : 3} P-1×2`]);
    });

  test('takes what another tab has added since: it is told, and that part put back by one press [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await removeLate(page, host);
    const other = await page.context().newPage();
    await openPlain(other, host, {}, LIST, occ);
    await enter(other, 1, 'P-1', '4');
    await addButton(other).click();
    await expect(said(other, '4 items were added to the cart.')).toBeVisible();
    expect(heldBy(occ)).toEqual(['P-1×6 P-2×3']);
    await other.close();
    await lookAgain(page);
    await expect(quantityOf(page, 'P-1')).toHaveValue('6');
    await occ.arrive();
    await lookAgain(page);
    await expect(told(page, TITLE)).toBeVisible();
    await expect(told(page, more('4 items'))).toBeVisible();
    await undo(page).click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×3 P-1×4']);
  });

  test('takes a quantity that another tab has set since: that tab tells it, and puts it back [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await removeLate(page, host);
    await show(page, 'hidden');
    const other = await page.context().newPage();
    await openPlain(other, host, {}, CART, occ);
    await quantityOf(other, 'P-1').fill('9');
    await quantityOf(other, 'P-1').press('Enter');
    await expect.poll(() => heldBy(occ)).toEqual(['P-1×9 P-2×3']);
    await occ.arrive();
    await lookAgain(other);
    await expect(told(other, more('9 items'))).toBeVisible();
    await undo(other).click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×3 P-1×9']);
  });

  test('takes what this tab has added since in quick order: told there by the message centre, and on the cart’s page with the way to undo it [API-06 b part]', async ({
    page,
    host,
  }) => {
    const occ = await removeLate(page, host);
    await openPlain(page, host, {}, `${LIST}<assess-notifications></assess-notifications>`, occ);
    await enter(page, 1, 'P-1', '4');
    await addButton(page).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await occ.arrive();
    expect(heldBy(occ)).toEqual(['P-2×3']);
    await lookAgain(page);
    await expect(page.locator('assess-notifications').getByText(`${TITLE} ${more('4 items')}`)).toBeVisible();
    await openPlain(page, host, {}, CART, occ);
    await expect(told(page, more('4 items'))).toBeVisible();
    await undo(page).click();
    await expect.poll(() => heldBy(occ)).toEqual(['P-2×3 P-1×4']);
    await page.reload();
    await expect(lineOf(page, 'P-1')).toBeVisible();
    await expect(told(page, TITLE)).toHaveCount(0);
  });
});

test('a quantity of which nobody knew is in doubt no more once another tab has found it out [API-06 b part]', async ({
  page,
  host,
}) => {
  const occ = await openCart(page, host, { 'P-1': 3 });
  const set = async (where: Page, quantity: string) => {
    await quantityOf(where, 'P-1').fill(quantity);
    await quantityOf(where, 'P-1').press('Enter');
  };
  occ.troubles.push({ call: /PATCH/, what: 'late', times: 1 });
  await set(page, '7');
  await expect(lineOf(page, 'P-1')).toContainText('we don’t know whether this was done');
  await show(page, 'hidden');
  const other = await page.context().newPage();
  await openPlain(other, host, {}, CART, occ);
  await set(other, '2');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2']);
  await occ.arrive();
  await lookAgain(other);
  await expect(told(other, 'Manual: the quantity is 7 now, not 2.')).toBeVisible();
  await show(page, 'visible');
  await expect(quantityOf(page, 'P-1')).toHaveValue('7');
  await expect(lineOf(page, 'P-1')).not.toContainText('we don’t know whether this was done');
  await press(other, 'Try again with 2');
  await expect.poll(() => heldBy(occ)).toEqual(['P-1×2']);
});

test('a list that was being added when the page was left is told on the cart’s page, with the way back to it [API-06 b part]', async ({
  page,
  host,
}) => {
  const occ = await openPlain(page, host, {}, LIST);
  await enter(page, 1, 'P-1', '2');
  await enter(page, 2, 'P-2', '2');
  await enter(page, 3, 'P-3', '2');
  await expect(addButton(page)).toHaveText('Add 6 items to cart');
  const isSent = Promise.withResolvers<void>();
  await page.route(/\/entries(?:\?|$)/, async (route) => {
    if (!/P-2/.test(route.request().postData() ?? '')) return route.fallback();
    // The call hangs until the page is closed.
    isSent.resolve();
  });
  await addButton(page).click();
  await isSent.promise;
  await page.unroute(/\/entries(?:\?|$)/);
  await openPlain(page, host, {}, CART, occ);
  await expect(
    told(
      page,
      'Adding to the cart was interrupted: 1 line of your list is not in the cart. We can’t tell yet whether 1 line of your list is in the cart.',
    ),
  ).toBeVisible();
  await expect(cart(page).getByRole('link', { name: 'Open the list in quick order' })).toBeVisible();
});

test('of a plain OCC host, a cart that is gone by the time of Undo: it is told that a new one was started, and each other line can be put back too [CRT-02 part, API-06 b part]', async ({
  page,
  host,
}) => {
  const occ = await openCart(page, host, { 'P-1': 2, 'P-2': 2, 'P-3': 3 });
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
  const occ = await openCart(page, host, { 'P-1': 2, 'P-2': 2, 'P-3': 3 });
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
