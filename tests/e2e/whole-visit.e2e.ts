import { KEY_USER_NAME, SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { FORMS, KIT, makeCart, miniButton } from './cart-visit.ts';
import { customerHolds, leaveEarlierCart, takeAlong } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { plugKey, pressInForm, typePassword } from './security-key.ts';
import { door, expectAnonymous, expectSignedIn } from './signed-in-visit.ts';

const CONTACT = '/en-us/contact-us.html';
const DELICATE = '/demo/identity';
const PRIVATE = '/store/usassessments/en/order-history';
const IRIS = `user-${KEY_USER_NAME}`;
const MINUTE = 60_000;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'You are about to be signed out' });
const inBanner = (page: Page) => page.getByRole('banner');

/** Makes an earlier visit: a security key, and three record forms that stayed in the cart. */
const visitBefore = async (page: Page, host: Host): Promise<void> => {
  await page.goto(`${host.shop}/en-us/en/login?returnTo=/store/usassessments/en/cart`);
  await typePassword(page, KEY_USER_NAME, SEEDED_PASSWORD);
  await pressInForm(page, 'Create a passkey');
  await expect(page).toHaveURL(/\/cart$/);
  await expectSignedIn(page, IRIS);
  await door(page, 'signOut', 'asked');
  await expectAnonymous(page);
  await leaveEarlierCart(host, KEY_USER_NAME, [[FORMS, 3]]);
};

/** Waits until the code that watches for idleness has loaded in a tab: a key press is noted. */
const followed = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('assess.lastActivity'));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => localStorage.getItem('assess.lastActivity'));
    })
    .not.toBeNull();
};

test('a clinician signs in with a security key, comes back with her cart, works in three tabs, stays, proves herself, and signs out everywhere [IDN-06] [IDN-05] [SES-05] [SES-08] [SES-11]', async ({
  page,
  host,
  context,
}) => {
  test.slow();
  await page.clock.install();
  const key = await plugKey(page);
  await visitBefore(page, host);

  await test.step('She fills a cart, and signs in with user name, password and security key.', async () => {
    await page.goto(host.shop + CONTACT);
    await takeAlong(page, await makeCart(host, [[KIT, 2]]));
    await page.reload();
    await expect(miniButton(page)).toHaveAccessibleName(/\b2 items/);
    await inBanner(page).getByRole('link', { name: 'Sign in' }).click();
    await typePassword(page, KEY_USER_NAME, SEEDED_PASSWORD);
    await pressInForm(page, 'Use a passkey');
  });

  await test.step('She is back on the page that she left, sees her initials, and merges her two carts.', async () => {
    await expect(page).toHaveURL(host.shop + CONTACT);
    await expect(inBanner(page).getByText('IH', { exact: true })).toBeVisible();
    const carts = page.getByRole('dialog', { name: 'You have two carts' });
    await carts.getByRole('button', { name: 'Merge both' }).click();
    await expect(carts).toHaveCount(0);
    await expect(miniButton(page)).toHaveAccessibleName(/\b5 items/);
    expect(await customerHolds(host, KEY_USER_NAME)).toEqual({
      current: [[`${FORMS} × 3`, `${KIT} × 2`]],
      saved: [],
    });
  });

  const delicate = await context.newPage();
  const own = await context.newPage();
  const tabs = [page, delicate, own];
  await test.step('Two more tabs know her without a word.', async () => {
    await delicate.goto(host.shop + DELICATE);
    await own.goto(host.shop + PRIVATE);
    for (const tab of tabs) {
      await expectSignedIn(tab, IRIS);
      await expect(inBanner(tab).getByText('IH', { exact: true })).toBeVisible();
      await followed(tab);
    }
  });

  await test.step('Half an hour later each of them warns her, and one answer keeps her signed in in all.', async () => {
    await delicate.getByLabel('A note to the order').fill('Please ring twice');
    // From here on only the test moves the time, so that the answer is never late.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30 * MINUTE - 12_000);
    await page.clock.runFor(1000);
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    await own.bringToFront();
    await warning(own).getByRole('button', { name: 'Stay signed in' }).click();
    await page.clock.runFor(1500);
    for (const tab of tabs) {
      await expect(warning(tab)).toHaveCount(0);
      await expectSignedIn(tab, IRIS);
    }
    await page.clock.resume();
  });

  await test.step('Before something delicate she proves herself by her key; what she began to write is still there.', async () => {
    await delicate.bringToFront();
    await key.plugInto(delicate);
    const proof = delicate.getByRole('dialog', { name: 'Please confirm that it is you' });
    await delicate.getByRole('button', { name: 'Read access codes' }).click();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(delicate.locator('[data-status]')).toHaveText('Not done: it was not proven.');
    await delicate.getByRole('button', { name: 'Read access codes' }).click();
    await pressInForm(delicate, 'Use a passkey');
    await expect(delicate.locator('[data-status]')).toHaveText(/7KQ2-M9XD-4TRB/);
    await expect(proof).toHaveCount(0);
    await expect(delicate.getByLabel('A note to the order')).toHaveValue('Please ring twice');
  });

  await test.step('She signs out in one tab and is signed out in all: the page of her own is left.', async () => {
    await page.bringToFront();
    await inBanner(page).locator('assess-account-menu').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/search\.html/);
    await own.waitForURL(/\/login\b/);
    for (const tab of tabs) await expectAnonymous(tab);
    await expect(delicate.getByLabel('A note to the order')).toHaveValue('Please ring twice');
    await expect(miniButton(page)).toHaveAccessibleName(/no items/);
  });
});
