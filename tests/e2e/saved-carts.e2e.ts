import { FORMS, KIT, miniButton, violations } from './cart-visit.ts';
import { customerHolds, leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Page } from './fixtures.ts';
import { expectSignedIn, out, signIn } from './signed-in-visit.ts';

const CART = '/store/usassessments/en/cart';
const LIST = '/store/usassessments/en/saved-carts';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const widget = (page: Page) => page.locator('assess-saved-carts');

test('a cart is saved, found after a new sign-in, restored and back, renamed, deleted and back [CRT-07 c] [CRT-07 d] [CRT-07 e] [CRT-07 f]', async ({
  page,
  host,
}) => {
  await leaveEarlierCart(host, 'tomas', [[FORMS, 3]]);
  await page.goto(`${host.shop}${CART}`);
  await signIn(page, 'tomas');

  await press(page, 'Save cart');
  await page.getByRole('textbox', { name: /^Cart name/ }).fill('Spring2027');
  await page.getByRole('textbox', { name: /^Description/ }).fill('For the reading team');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Save cart', exact: true }).click();
  const saved = page.locator('assess-cart').getByText('Your cart is saved as Spring2027.');
  await expect(saved).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(miniButton(page)).toHaveAccessibleName(/no items/);
  expect(await customerHolds(host, 'tomas')).toEqual({ current: [], saved: [[`${FORMS} × 3`]] });

  await page.goto(`${host.shop}${LIST}`);
  await expect(widget(page).getByRole('link', { name: 'Spring2027' })).toBeVisible();
  await expect(widget(page).getByRole('link', { name: 'My account' })).toHaveAttribute(
    'href',
    /\/my-account$/,
  );
  // A sign-out leads to the login page, whose own message centre removes the message from the address.
  await out(page);
  await page.waitForURL(`${host.shop}/**/login**`);
  await expect.poll(() => page.url()).not.toContain('notifications');
  await page.goto(`${host.shop}${LIST}`);
  await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
  await signIn(page, 'tomas');
  await expectSignedIn(page, 'user-tomas');
  await expect(widget(page).getByRole('link', { name: 'Spring2027' })).toBeVisible();
  expect(await violations(page, 'assess-saved-carts')).toEqual([]);

  await page.evaluate(
    (wish) => document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: wish })),
    { code: KIT },
  );
  await expect(miniButton(page)).toHaveAccessibleName(/\b1 item/);
  await press(page, 'Restore Spring2027');
  const restored = widget(page).getByText(
    /Your saved cart is now your cart\. The items you had are saved as CartOf\w+\./,
  );
  await expect(restored).toBeVisible();
  await expect(miniButton(page)).toHaveAccessibleName(/\b3 items/);
  expect(await customerHolds(host, 'tomas')).toEqual({
    current: [[`${FORMS} × 3`]],
    saved: [[`${KIT} × 1`]],
  });
  await press(page, 'Undo restore');
  await expect(widget(page).getByRole('link', { name: 'Spring2027' })).toBeVisible();
  await expect(miniButton(page)).toHaveAccessibleName(/\b1 item/);
  expect(await customerHolds(host, 'tomas')).toEqual({
    current: [[`${KIT} × 1`]],
    saved: [[`${FORMS} × 3`]],
  });

  await widget(page).getByRole('link', { name: 'Spring2027' }).click();
  await expect(page).toHaveURL(/\/saved-carts\/cart-details\/\d+$/);
  await expect(page.getByRole('list', { name: 'Products in this saved cart' })).toContainText(FORMS);
  await press(page, 'Rename Spring2027');
  await page.getByRole('textbox', { name: /^Cart name/ }).fill('Autumn2027');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Autumn2027' })).toBeVisible();

  await widget(page).getByRole('link', { name: 'Saved carts', exact: true }).click();
  await press(page, 'Delete Autumn2027');
  await expect(page.getByRole('button', { name: 'Undo: put Autumn2027 back' })).toBeFocused();
  await expect.poll(() => customerHolds(host, 'tomas')).toEqual({ current: [[`${KIT} × 1`]], saved: [] });
  await press(page, 'Undo: put Autumn2027 back');
  await expect(widget(page).getByRole('link', { name: 'Autumn2027' })).toBeVisible();
  await page.reload();
  await expect(widget(page).getByRole('link', { name: 'Autumn2027' })).toBeVisible();
  expect(await customerHolds(host, 'tomas')).toEqual({
    current: [[`${KIT} × 1`]],
    saved: [[`${FORMS} × 3`]],
  });
});

test('the page of a saved cart that is gone leads to the error page, which says so and leads to the list [SHL-08] [CRT-07 c]', async ({
  page,
  host,
}) => {
  await page.goto(`${host.shop}${LIST}`);
  await signIn(page, 'tomas');
  await expectSignedIn(page, 'user-tomas');
  await page.goto(`${host.shop}${LIST}/cart-details/99999999`);
  await expect(page).toHaveURL(/\/error\.404\.html/);
  const failure = page.locator('assess-error-page');
  await expect(failure.getByRole('heading', { name: 'This saved cart no longer exists' })).toBeVisible();
  await expect(failure.getByText(/try again/i).filter({ visible: true })).toHaveCount(0);
  expect(await violations(page, 'assess-error-page')).toEqual([]);
  await failure.getByRole('link', { name: 'View saved carts' }).click();
  await expect(page).toHaveURL(`${host.shop}${LIST}`);
});
