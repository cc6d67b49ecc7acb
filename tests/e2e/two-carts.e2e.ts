import { FORMS, held, KIT, makeCart, miniButton, said, violations } from './cart-visit.ts';
import { asCustomer, customerHolds, leaveEarlierCart, takeAlong } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { door, expectSignedIn, out, signIn } from './signed-in-visit.ts';
import { rowsOf } from './rows-of.ts';

/** A product with four units in stock. */
const BOOK = 'LMS4-STB';

type Lines = readonly (readonly [string, number])[];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'You have two carts' });
/** Finds the message in the message centre. */
const message = (page: Page) => page.locator('assess-notifications').getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens a page of the shop in a browser with an anonymous cart, for a customer with a cart of an earlier visit. */
const visit = async (
  page: Page,
  host: Host,
  { anonymous, earlier }: { anonymous: Lines; earlier: Lines },
) => {
  await leaveEarlierCart(host, 'mara', earlier);
  await page.goto(`${host.shop}/en-us/contact-us.html`);
  const guid = await makeCart(host, anonymous);
  await takeAlong(page, guid);
  await page.reload();
  const units = anonymous.reduce((sum, [, quantity]) => sum + quantity, 0);
  await expect(miniButton(page)).toHaveAccessibleName(new RegExp(`\\b${units} item`));
  return guid;
};

const BOTH = { anonymous: [[KIT, 2]], earlier: [[FORMS, 3]] } as const;
const mara = (host: Host) => customerHolds(host, 'mara');

test.describe('at a sign-in, with lines in both carts', () => {
  test('Merge adds the quantities, and tells what there was not enough of [SES-11 part]', async ({
    page,
    host,
  }) => {
    await visit(page, host, {
      anonymous: [
        [BOOK, 3],
        [KIT, 1],
      ],
      earlier: [
        [BOOK, 3],
        [FORMS, 3],
      ],
    });
    await signIn(page, 'mara');
    await expect(dialog(page)).toBeVisible();
    expect(await violations(page, 'assess-session')).toEqual([]);
    await press(page, 'Merge both');
    const told = page.getByRole('dialog', { name: 'Your carts are merged' });
    await expect(told.getByRole('listitem')).toHaveText([/4 instead of 6/]);
    await press(page, 'Close');
    await expect(told).toHaveCount(0);
    await expect
      .poll(() => mara(host))
      .toEqual({ current: [[`${BOOK} × 4`, `${FORMS} × 3`, `${KIT} × 1`]], saved: [] });
    await expect(miniButton(page)).toHaveAccessibleName(/\b8 items/);
  });

  test('Keep puts the earlier one aside as a saved cart [SES-11 part]', async ({ page, host }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await press(page, 'Save it for later');
    await expect(dialog(page)).toHaveCount(0);
    await expect(message(page)).toContainText('Your earlier cart is now the saved cart Earliercart');
    await expect(said(page)).toContainText('Your earlier cart is now the saved cart Earliercart');
    expect(await mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [[`${FORMS} × 3`]] });
    await expect(miniButton(page)).toHaveAccessibleName(/\b2 items/);
  });

  for (const way of rowsOf(['Escape'], ['the close button']))
    test(`${way} keeps too [SES-11 part]`, async ({ page, host }) => {
      await visit(page, host, BOTH);
      await signIn(page, 'mara');
      await expect(dialog(page)).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await press(page, 'Close');
      await expect(dialog(page)).toHaveCount(0);
      await expect(message(page)).toContainText('Your earlier cart is now the saved cart');
      await expect.poll(() => mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [[`${FORMS} × 3`]] });
    });

  test('Discard asks again, and only then are lines gone [SES-11 part]', async ({ page, host }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await press(page, 'Discard it');
    const again = page.getByRole('alertdialog', { name: 'Discard your earlier cart?' });
    await expect(again).toBeVisible();
    expect(await violations(page, 'assess-session')).toEqual([]);
    await press(page, 'Go back');
    await expect(dialog(page)).toBeVisible();
    expect(await mara(host)).toMatchObject({ current: [[`${FORMS} × 3`]] });
    await press(page, 'Discard it');
    await press(page, 'Discard the earlier cart');
    await expect(again).toHaveCount(0);
    await expect(message(page)).toContainText('Your earlier cart was discarded.');
    expect(await mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [] });
  });

  test('all three answers are in sight on a small screen, and no name is cut [SES-11 part]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const many = [
      [KIT, 1],
      [FORMS, 3],
      [BOOK, 1],
      ['LMS4-MAN', 1],
    ] as const;
    await visit(page, host, { anonymous: many, earlier: many });
    await signIn(page, 'mara');
    await expect(dialog(page).getByText('and 3 more lines')).toHaveCount(2);
    for (const name of ['Merge both', 'Save it for later', 'Discard it'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    // A name's last word may be what tells a kit from its manual.
    const cut = await dialog(page)
      .getByRole('listitem')
      .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('closing the second question keeps as well [SES-11 part]', async ({ page, host }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await press(page, 'Discard it');
    await expect(page.getByRole('alertdialog', { name: 'Discard your earlier cart?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [[`${FORMS} × 3`]] });
  });

  test('Discard deletes nothing that the shopper has not seen: it asks anew [SES-11 part]', async ({
    page,
    host,
  }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await press(page, 'Discard it');
    await asCustomer(host, 'mara', 'POST', '/carts/current/entries', { product: { code: KIT }, quantity: 5 });
    await press(page, 'Discard the earlier cart');
    await expect(dialog(page).getByRole('alert')).toContainText('has changed in the meantime');
    await expect(dialog(page)).toContainText('8 items');
    expect(await mara(host)).toMatchObject({ current: [[`${FORMS} × 3`, `${KIT} × 5`]] });
  });

  test('a service that fails in the middle loses nothing, and the same answer works once it is back [SES-11 part] [REL-01 part]', async ({
    page,
    host,
  }) => {
    const guid = await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await expect(dialog(page)).toBeVisible();
    // The earlier cart is saved; then merging the other one fails.
    await host.fault({ method: 'POST', path: '/users/current/carts', status: 503 });
    await press(page, 'Save it for later');
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing in your carts was lost');
    expect(await mara(host)).toEqual({ current: [], saved: [[`${FORMS} × 3`]] });
    expect(await held(host, guid)).toEqual([`${KIT} × 2`]);
    await host.clearFaults();
    await press(page, 'Save it for later');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [[`${FORMS} × 3`]] });
  });

  test('a merge whose answer was lost, or that was pressed twice, is done once [SES-11 part] [REL-01 part]', async ({
    page,
    host,
  }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await expect(dialog(page)).toBeVisible();
    await host.forgetRequests();
    await host.fault({ method: 'POST', path: '/users/current/carts', loseAnswer: true, times: 1 });
    await page.getByRole('button', { name: 'Merge both', exact: true }).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => mara(host)).toEqual({ current: [[`${FORMS} × 3`, `${KIT} × 2`]], saved: [] });
    const posts = (await host.requests()).filter(({ path }) => path.includes('oldCartId'));
    // The browser itself may repeat a request whose connection broke off. Our own requests have a new id each time.
    const ids = posts.map((one) => (one as { requestId?: string }).requestId);
    expect(new Set(ids).size).toBe(1);
  });

  test('two tabs ask, and what one decides closes the question in the other [SES-11]', async ({
    page,
    host,
    context,
  }) => {
    await visit(page, host, BOTH);
    const other = await context.newPage();
    await other.goto(`${host.shop}/en-us/contact-us.html`);
    await signIn(page, 'mara');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(other)).toBeVisible();
    await press(page, 'Merge both');
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(other)).toHaveCount(0);
    await expect(message(page)).toContainText('Your carts are merged.');
    expect(await mara(host)).toEqual({ current: [[`${FORMS} × 3`, `${KIT} × 2`]], saved: [] });
    await expect(miniButton(other)).toHaveAccessibleName(/\b5 items/);
  });

  test('an unanswered question comes again on the next page [SES-11 part]', async ({ page, host }) => {
    await visit(page, host, BOTH);
    await signIn(page, 'mara');
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await out(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('at a sign-in, with lines in one cart alone, nothing is asked', () => {
  test('and the anonymous one becomes the customer’s [SES-11 part]', async ({ page, host }) => {
    const guid = await visit(page, host, { anonymous: [[KIT, 2]], earlier: [] });
    await signIn(page, 'mara');
    await expect.poll(() => mara(host)).toEqual({ current: [[`${KIT} × 2`]], saved: [] });
    await expect(miniButton(page)).toHaveAccessibleName(/\b2 items/);
    await expect(held(host, guid)).rejects.toThrow('400');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('and the customer’s stays, when the other is empty or gone [SES-11 part]', async ({ page, host }) => {
    await leaveEarlierCart(host, 'mara', [[FORMS, 3]]);
    await page.goto(`${host.shop}/en-us/contact-us.html`);
    await takeAlong(page, await makeCart(host, []));
    await signIn(page, 'mara');
    await expect(miniButton(page)).toHaveAccessibleName(/\b3 items/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assess.cartGuid.usassessments')))
      .toBeNull();
    expect(await mara(host)).toEqual({ current: [[`${FORMS} × 3`]], saved: [] });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the cart of whoever is there', () => {
  test('is taken up at sign-in and let go at sign-out without a reload, and is never another person’s [LEAD-12] [SES-11 part]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'mara', [[FORMS, 3]]);
    await leaveEarlierCart(host, 'noor', [[KIT, 7]]);
    await page.goto(`${host.shop}/store/usassessments/en/cart`);
    await expect(miniButton(page)).toHaveAccessibleName(/no items/);
    const counts: string[] = [];
    await page.exposeFunction('noteCount', (count: string) => count !== counts.at(-1) && counts.push(count));
    await page.evaluate(() => {
      const { noteCount } = globalThis as unknown as { noteCount(count: string): void };
      const look = () => {
        noteCount(
          document.querySelector('assess-mini-cart')?.shadowRoot?.querySelector('.count')?.textContent ?? '',
        );
        requestAnimationFrame(look);
      };
      look();
    });
    await signIn(page, 'mara');
    await expect(page.locator('assess-cart .line')).toHaveText([/Record Forms/]);
    await door(page, 'signOut', 'asked');
    await expect(page.locator('assess-cart .line')).toHaveCount(0);
    await signIn(page, 'noor');
    await expect(page.locator('assess-cart .line')).toHaveText([/Complete Kit/]);
    const seen = () => counts.filter((count) => count !== '' && count !== '0');
    await expect.poll(seen).toEqual(['3', '7']);
  });

  test('is one, though a customer without one adds in two tabs at once [SES-11]', async ({
    page,
    host,
    context,
  }) => {
    await leaveEarlierCart(host, 'tomas', []);
    await page.goto(`${host.shop}/en-us/contact-us.html`);
    await signIn(page, 'tomas');
    const other = await context.newPage();
    await other.goto(`${host.shop}/en-us/contact-us.html`);
    await expectSignedIn(other, 'user-tomas');
    const add = (tab: Page, code: string) =>
      tab.evaluate((wish) => document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: wish })), {
        code,
      });
    await Promise.all([add(page, KIT), add(other, BOOK)]);
    for (const tab of [page, other]) await expect(miniButton(tab)).toHaveAccessibleName(/\b2 items/);
    const { current } = await customerHolds(host, 'tomas');
    expect(current.map((lines) => lines.toSorted())).toEqual([[`${KIT} × 1`, `${BOOK} × 1`].toSorted()]);
  });

  test('is made when a customer without one adds from quick order [SES-11 part]', async ({ page, host }) => {
    await leaveEarlierCart(host, 'tomas', []);
    await page.goto(`${host.shop}/store/usassessments/en/quickOrder`);
    await signIn(page, 'tomas');
    await page.getByLabel('Code, row 1').fill(KIT);
    await page.getByLabel('Code, row 1').press('Enter');
    await page.getByRole('button', { name: /^Add 1 item/ }).click();
    await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible();
    expect(await customerHolds(host, 'tomas')).toEqual({ current: [[`${KIT} × 1`]], saved: [] });
    await expect(miniButton(page)).toHaveAccessibleName(/\b1 item/);
  });
});
