import { openAuthored } from './authored-page.ts';
import { violations } from './cart-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import {
  addButton,
  code,
  enter,
  open,
  openReadyToAdd,
  openWithKit,
  rows,
  said,
  widget,
} from './quick-order-visit.ts';
import { twoFrames } from './arrived.ts';

const TAG = '<assess-quick-order></assess-quick-order>';
const COMMERCE = '/commerce/headless/ecommerce/v2';

test.describe('faults', () => {
  test('offline while typing and adding keeps every row, and goes on by itself when online again [REL-03 part]', async ({
    page,
    host,
    context,
  }) => {
    await openReadyToAdd(page, host);
    await context.setOffline(true);
    await enter(page, 2, 'MAB2-KIT');
    await expect(said(page, 'You’re offline. What you type is kept')).toBeVisible();
    await addButton(page).click();
    await expect(said(page, 'You’re offline, so nothing was added.')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
    await context.setOffline(false);
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await addButton(page).click();
    await expect(said(page, '2 items were added to the cart.')).toBeVisible();
  });

  test('offline before anything was typed looks up what was typed once online again [REL-03 part]', async ({
    page,
    host,
    context,
  }) => {
    await open(page, host);
    await context.setOffline(true);
    await enter(page, 1, 'LMS4-KIT');
    await expect(rows(page).first()).toContainText('The product is looked up when you’re online again.');
    await context.setOffline(false);
    await expect(rows(page).first()).toContainText('Complete Kit');
  });

  test('a store that forbids ordering says so and keeps what was typed [REL-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: '/products/lookup', status: 403 });
    await enter(page, 1, 'LMS4-KIT');
    await expect(said(page, 'You can’t order here.')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
  });

  test('a store that refuses the lines says so, without a press that can’t help [REL-01 part]', async ({
    page,
    host,
  }) => {
    await openWithKit(page, host);
    await host.fault({ path: '/users/*/carts/*/entries/batch', status: 400 });
    await addButton(page).click();
    await expect(said(page, 'The store did not accept these lines, so nothing was added.')).toBeVisible();
    await expect(widget(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(code(page, 1)).toHaveValue('LMS4-KIT');
  });

  test('a long look-up can be stopped, which leads to the first row without a product, and begun again [QO-05 part] [AXS-02 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await host.fault({ path: '/products/lookup', delayMs: 20_000 });
    await enter(page, 1, 'LMS4-KIT');
    await page.getByRole('button', { name: 'Stop looking up' }).click();
    await expect(rows(page).first()).toContainText('Not looked up yet.');
    await expect(rows(page).first().getByRole('textbox').first()).toBeFocused();
    await host.clearFaults();
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(rows(page).first()).toContainText('Complete Kit');
  });
});

test.describe('one outcome at a time', () => {
  const BATCH = '/users/*/carts/*/entries/batch';
  const notices = (page: Page) => widget(page).locator('.qo-notices .notice');
  const paste = async (page: Page, text: string): Promise<void> => {
    await widget(page).getByRole('button', { name: 'Paste a list' }).click();
    await widget(page).getByLabel('List of codes and quantities').fill(text);
    await widget(page).getByRole('button', { name: 'Add these lines' }).click();
  };

  test('what adding came to replaces the report of the list and the word of a service that is down [REL-01 part]', async ({
    page,
    host,
  }) => {
    await open(page, host);
    await paste(page, 'LMS4-KIT\t2\nMAB2-KIT\t1');
    await expect(addButton(page)).toHaveText('Add 3 items to cart');
    await expect(said(page, '2 lines: 2 found.')).toBeVisible();
    await host.fault({ path: '/products/lookup', status: 503 });
    await host.fault({ path: BATCH, status: 503, times: 2 });
    await enter(page, 3, 'OSI3-KIT');
    await expect(said(page, '1 product can’t be looked up right now')).toBeVisible();
    await addButton(page).click();
    await expect(said(page, 'The store could not add these items.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await host.clearFaults();
    await rows(page).nth(2).getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).nth(2)).toContainText('Okonkwo');
    await expect(notices(page)).toHaveCount(0);
    await addButton(page).click();
    await expect(said(page, '4 items were added to the cart.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
  });

  test('a new list replaces the outcome of the last add, and the list of what that left [REL-01 part]', async ({
    page,
    host,
  }) => {
    await openWithKit(page, host);
    await host.fault({ path: BATCH, status: 503 });
    await addButton(page).click();
    await expect(said(page, 'The store could not add these items.')).toBeVisible();
    await paste(page, 'MAB2-KIT 1\nNOSUCH-1 1');
    await expect(said(page, '2 lines: 1 found, 1 not found.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await host.clearFaults();
    await expect(addButton(page)).toHaveText('Add 2 items to cart');
    await addButton(page).click();
    await expect(said(page, '1 line was not added')).toBeVisible();
    await paste(page, 'OSI3-KIT 1');
    await expect(said(page, '1 line: 1 found.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
  });

  test('that nothing was added offline is no longer said online [REL-03 part]', async ({
    page,
    host,
    context,
  }) => {
    await openReadyToAdd(page, host);
    await context.setOffline(true);
    await addButton(page).click();
    await expect(said(page, 'You’re offline, so nothing was added.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await context.setOffline(false);
    await expect(notices(page)).toHaveCount(0);
    await expect(addButton(page)).toHaveText('Add 1 item to cart');
  });
});

test.describe('settings of the page', () => {
  const openFlags = (page: Page, host: Host, flags: unknown) =>
    openAuthored(page, host, { body: TAG, config: { locale: 'en-us', commerceBase: COMMERCE, flags } });

  test('the flag for rows sets how many show at first and how many fit; more than 25 never do [QO-02 part] [FLG-07 r]', async ({
    page,
    host,
  }) => {
    await openFlags(page, host, { quickOrderRows: { min: 5, max: 10 } });
    await expect(rows(page)).toHaveCount(5);
    await expect(said(page, 'Up to 10 products')).toBeVisible();
    await openFlags(page, host, { quickOrderRows: { max: 40 } });
    await expect(rows(page)).toHaveCount(3);
    await expect(said(page, 'Up to 25 products')).toBeVisible();
  });

  test('without its flag a UPC is no code and shows nowhere; with it, it finds its product and stands in the row [FLG-01 part] [FLG-07 p]', async ({
    page,
    host,
  }) => {
    await openFlags(page, host, {});
    await enter(page, 1, '081559002073');
    await expect(rows(page).first()).toContainText('Unable to find corresponding product');
    await enter(page, 2, 'LMS4-KIT');
    await expect(rows(page).nth(1)).toContainText('Complete Kit');
    await expect(widget(page)).not.toContainText('UPC');
    await openFlags(page, host, { upc: true });
    await expect(rows(page).first()).toContainText('Complete Kit');
    await expect(rows(page).first()).toContainText('UPC 081559002073');
    await expect(rows(page).nth(1)).toContainText('ISBN/product already exists in the form');
  });

  test('pictures stand in the rows while their flag is on, and only then [FLG-01 part] [FLG-07 q]', async ({
    page,
    host,
  }) => {
    const picture = rows(page).first().locator('img');
    await openFlags(page, host, {});
    await enter(page, 1, 'LMS4-KIT');
    await expect(rows(page).first()).toContainText('Complete Kit');
    await expect(picture).toHaveCount(0);
    await openFlags(page, host, { productImages: true });
    await expect(rows(page).first()).toContainText('Complete Kit');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('alt', '');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('an author sees sample rows without any call [EMB-11 part]', async ({ page, host }) => {
    await host.forgetRequests();
    await openAuthored(page, host, {
      body: TAG,
      config: { locale: 'en-us', commerceBase: COMMERCE, author: true },
    });
    await expect(rows(page).first()).toContainText('Sample assessment: Complete Kit');
    await code(page, 3).fill('LMS4-KIT');
    await code(page, 3).press('Tab');
    await twoFrames(page);
    expect((await host.requests()).filter(({ path }) => path.includes('/commerce/'))).toEqual([]);
  });
});

/** The waits between presses are not part of the test. */
const EACH_PRESS = { intervals: [50] };

test.describe('reach', () => {
  test('in the narrow column of a foreign page nothing is wider than its column [QO-08 part]', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${host.partner}/sidebar`);
    await enter(page, 1, '9780306406157');
    await expect(rows(page).first()).toContainText('Complete Kit');
    const spill = await widget(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(spill).toBeLessThanOrEqual(0);
    expect(await violations(page, 'assess-quick-order')).toEqual([]);
  });

  test('without a mouse: from a pasted list to the opened cart, and axe finds nothing [QO-08 part]', async ({
    page,
    host,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, host);
    await page.evaluate(() => navigator.clipboard.writeText('LMS4-KIT\t2\nMAB2-KIT\t1'));
    await code(page, 1).focus();
    await page.keyboard.press('Control+V');
    await expect(code(page, 2)).toHaveValue('MAB2-KIT');
    await expect(addButton(page)).toHaveText('Add 3 items to cart');
    expect(await violations(page, 'assess-quick-order')).toEqual([]);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return addButton(page).evaluate((button) => button.matches(':focus'));
      }, EACH_PRESS)
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect(said(page, '3 items were added to the cart.')).toBeVisible();
    const view = widget(page).getByRole('link', { name: 'View cart' });
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift+Tab');
        return view.evaluate((link) => link.matches(':focus'));
      }, EACH_PRESS)
      .toBe(true);
    expect(await violations(page, 'assess-quick-order')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store\/usassessments\/en\/cart$/);
    await expect(page.locator('assess-cart')).toContainText('Complete Kit');
  });
});
