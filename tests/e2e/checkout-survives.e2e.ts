import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { storageName } from '../../src/core/storage-names.ts';
import { makeCart, returnWith } from './cart-visit.ts';
import {
  card,
  CHECKOUT,
  checkout,
  chooseAll,
  CHOSEN,
  field,
  openStep,
  placeButton,
  placed,
  press,
  terms,
  visitCheckout,
} from './checkout-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { inFrame, typeCard } from './payment-visit.ts';
import { rowsOf } from './rows-of.ts';
import { typePassword } from './security-key.ts';
import { door, expectAnonymous, expectSignedIn, signIn } from './signed-in-visit.ts';

/* What survives a reload, a closed tab and a sign-out during the checkout, and what must not. */

const CART = '/store/usassessments/en/cart';
const ABOUT = '/en-us/about';
const GO_ON = 'Continue to shipping method';
const TYPED = { 'Street address': '5 Long Road', City: 'Salem' };
const DRAFT = storageName('checkoutDraft', 'usassessments');

const draftIn = (page: Page): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), DRAFT);

const typeNewAddress = async (page: Page): Promise<void> => {
  await expect(openStep(page, 'Shipping address')).toBeVisible();
  await card(page, 'New address').check();
  for (const [name, value] of Object.entries(TYPED)) await field(page, name).fill(value);
  await expect.poll(() => draftIn(page)).toContain('Salem');
};

const expectTyped = async (page: Page): Promise<void> => {
  await expect(card(page, 'New address')).toBeChecked();
  for (const [name, value] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(value);
};

test('a reload keeps the step and what was typed in it; after its tab was closed, another one goes on at the first step that is not finished [LEAD-03 a] [LEAD-03 d]', async ({
  page,
  host,
  context,
}) => {
  const closed = await context.newPage();
  await visitCheckout(closed, host);
  await typeNewAddress(closed);
  await closed.reload();
  await expect(openStep(closed, 'Shipping address')).toBeVisible();
  await expectTyped(closed);
  await card(closed, 'Alder Street Clinic').check();
  await press(closed, GO_ON);
  await expect(openStep(closed, 'Shipping method')).toBeFocused();
  await closed.close();
  await page.goto(host.shop + CHECKOUT);
  await expect(openStep(page, 'Shipping method')).toBeVisible();
  await expect(card(page, 'Ground')).toBeVisible();
  await expect(
    checkout(page)
      .getByText(/410 Alder Street/)
      .first(),
  ).toBeVisible();
});

test('of a card nothing is kept: after a reload the name is there, its fields are empty, and no storage has them [LEAD-03 e]', async ({
  page,
  host,
}) => {
  await visitCheckout(page, host, {
    chosen: [CHOSEN.address, CHOSEN.method, CHOSEN.billing],
  });
  await expect(openStep(page, 'Payment')).toBeVisible();
  await card(page, 'New card').check();
  await typeCard(page);
  await inFrame(page).getByLabel('Security code').fill('907');
  await field(page, 'First name').fill('Theresa');
  await expect.poll(() => draftIn(page)).toContain('Theresa');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toMatch(/4242[^\w]?4242|09 ?\/ ?(20)?31/);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Theresa');
  for (const name of ['Card number', 'Expiration date', 'Security code'])
    await expect(inFrame(page).getByLabel(name)).toHaveValue('');
});

/** Signs in on the login page that the checkout led to, and waits until it leads back. */
const signInAgain = async (page: Page, who: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname === '/en-us/en/login');
  await typePassword(page, who, SEEDED_PASSWORD);
  await page.waitForURL((url) => url.pathname === CHECKOUT);
  await expectSignedIn(page, `user-${who}`);
};

test.describe('around a sign-out,', () => {
  // The sign-out follows no press on the page and removes the element that was pressed last.
  test.use({ watched: false });

  test('a sign-out in another tab removes what was typed at once, and the next person sees nothing of it [LEAD-03 part]', async ({
    page,
    host,
    context,
  }) => {
    await visitCheckout(page, host);
    await typeNewAddress(page);
    const other = await context.newPage();
    await other.goto(host.shop + CART);
    await expectSignedIn(other, 'user-tess');
    await door(other, 'signOut', 'asked');
    await page.waitForURL((url) => url.pathname === '/en-us/en/login');
    await expectAnonymous(page);
    expect(await draftIn(page)).toBeNull();

    await visitCheckout(page, host, { who: 'nina' });
    await expect(openStep(page, 'Shipping address')).toBeVisible();
    await card(page, 'New address').check();
    for (const name of Object.keys(TYPED)) await expect(field(page, name)).toHaveValue('');
  });

  test('a visitor who signs in on the way to it goes on with the cart of the visit, at the first step that is not finished [LEAD-03 b]', async ({
    page,
    host,
  }) => {
    await leaveEarlierCart(host, 'tess', []);
    await returnWith(page, await makeCart(host, [['FMS-KIT', 2]]));
    await page.goto(host.shop + CHECKOUT);
    await signInAgain(page, 'tess');
    await expect(openStep(page, 'Shipping address')).toBeVisible();
    await card(page, 'Alder Street Clinic').check();
    await press(page, GO_ON);
    await expect(openStep(page, 'Shipping method')).toBeFocused();

    // The sign-out is by hand: the next sign-in of the same customer finds the finished steps.
    await door(page, 'signOut', 'asked');
    await signInAgain(page, 'tess');
    await expect(openStep(page, 'Shipping method')).toBeVisible();
    await expect(card(page, 'Ground')).toBeVisible();
    expect(await customerHolds(host, 'tess')).toEqual({ current: [['FMS-KIT × 2']], saved: [] });
  });

  test.describe('a sign-out for doing nothing', () => {
    const MINUTE = 60_000;

    /** Leaves the checkout with a partly typed address, idle for half an hour. */
    const sitStill = async (page: Page, host: Host): Promise<void> => {
      await page.clock.install();
      await visitCheckout(page, host);
      await typeNewAddress(page);
      // The code that watches for idleness has loaded when a key press is noted.
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return page.evaluate(() => localStorage.getItem('assess.lastActivity'));
        })
        .not.toBeNull();
      await page.clock.fastForward(31 * MINUTE);
      await page.waitForURL((url) => url.pathname === '/en-us/en/login');
      await expectAnonymous(page);
    };

    test('keeps what was typed for the same customer, who finds it at the same step [LEAD-03 c]', async ({
      page,
      host,
    }) => {
      await sitStill(page, host);
      await expect(page.getByLabel('User name')).toBeVisible();
      await signInAgain(page, 'tess');
      await expect(openStep(page, 'Shipping address')).toBeVisible();
      await expectTyped(page);
    });

    test('shows another customer nothing of it, and drops it at the form [LEAD-03 c part]', async ({
      page,
      host,
    }) => {
      await leaveEarlierCart(host, 'nina', [['FMS-KIT', 1]]);
      await sitStill(page, host);
      await signInAgain(page, 'nina');
      await expect(openStep(page, 'Shipping address')).toBeVisible();
      await card(page, 'New address').check();
      for (const name of Object.keys(TYPED)) await expect(field(page, name)).toHaveValue('');
      await expect.poll(async () => (await draftIn(page)) ?? '').not.toContain('Salem');
    });
  });
});

const SAYS_SO = 'BrokenWidget|report-failure';

for (const [what, files, unpressable] of rowsOf(
  [
    ['the review and what says how an order goes', 'checkout-review|placing-part|checkout-placing\\.en', 1],
  ] as const,
  [['what says how an order goes', 'placing-part|checkout-placing\\.en', 0]] as const,
))
  test(`a release that takes away ${what} is said in the step, and a reload goes on with all that was chosen [REL-06 part]`, async ({
    page,
    host,
  }) => {
    const gone = new RegExp(`/chunks/(${files}|${SAYS_SO})-[\\w-]+\\.js`);
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await chooseAll(host);
    await page.goto(host.shop + ABOUT);
    await signIn(page, 'tess');
    await page.goto(`${host.shop}${CHECKOUT}?step=payment`);
    await press(page, 'Continue to review');
    await expect(openStep(page, 'Review')).toBeFocused();
    const alert = checkout(page).getByRole('alert');
    await expect(alert).toContainText('Reload the page; nothing in your cart is lost.');
    const ways = checkout(page).getByRole('button', { name: /^Change: / });
    await expect(ways).toHaveCount(5);
    const place = checkout(page).getByText(/18 Linden Avenue/);
    const paid = checkout(page).getByText('Purchase order PO-7', { exact: true });
    await expect(place.first()).toBeVisible();
    await expect(paid).toBeVisible();
    await expect(placeButton(page).and(page.locator('[aria-disabled]'))).toHaveCount(unpressable);

    await page.unroute(gone);
    await alert.getByRole('button', { name: 'Reload this page' }).click();
    await terms(page).check();
    await expect(alert).toHaveCount(0);
    await expect(ways).toHaveCount(5);
    await expect(place.first()).toBeVisible();
    await expect(paid).toBeVisible();
    await placeButton(page).click();
    await expect(placed(page)).toBeVisible();
  });
