import type { Locator } from 'playwright/test';
import { checkout, chooseAll, CHECKOUT, openStep } from './checkout-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { inFrame } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';

/* A window that a screen's keyboard makes shorter. What has the focus is in sight, and the order's bar does not cover it. */

const bar = (page: Page) => checkout(page).locator('.checkout-bar');

const expectInSight = async (page: Page, field: Locator): Promise<void> => {
  await expect(field).toBeFocused();
  await expect(async () => {
    const box = (await field.boundingBox())!;
    const edge = (await bar(page).boundingBox())!;
    const covers = edge.y < box.y + box.height && box.y < edge.y + edge.height;
    const height = page.viewportSize()!.height;
    expect({ covers, top: box.y >= 0, bottom: box.y + box.height <= height }).toEqual({
      covers: false,
      top: true,
      bottom: true,
    });
  }).toPass({ timeout: 20_000 });
};

const toNewCard = async (page: Page, host: Host): Promise<void> => {
  await chooseAll(host);
  await page.goto(`${host.shop}/en-us/about`);
  await signIn(page, 'tess');
  await page.goto(`${host.shop}${CHECKOUT}?step=payment`);
  await expect(openStep(page, 'Payment')).toBeVisible();
  await checkout(page).getByText('New card', { exact: true }).click();
  await expect(inFrame(page).getByLabel('Card number')).toBeVisible();
};

for (const [width, full, short] of [
  [390, 844, 508],
  [320, 640, 340],
] as const)
  test(`on ${width} × ${short} each field of the payment that takes the focus is in sight, above the order’s bar [CHK-10 part] [AXS-01 c part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height: full });
    await toNewCard(page, host);
    await inFrame(page).getByLabel('Card number').click();
    await page.setViewportSize({ width, height: short });
    await expectInSight(page, inFrame(page).getByLabel('Card number'));
    for (const name of ['Expiration date', 'Security code']) {
      await page.keyboard.press('Tab');
      await expectInSight(page, inFrame(page).getByLabel(name));
    }
    for (const name of ['First name', 'Last name']) {
      await page.keyboard.press('Tab');
      await expectInSight(page, checkout(page).getByLabel(name, { exact: true }));
    }
    await page.setViewportSize({ width, height: full });
    const last = checkout(page).getByLabel('Last name', { exact: true });
    await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expectInSight(page, last);
    await page.setViewportSize({ width, height: short });
    await expectInSight(page, last);
    await page.keyboard.press('Shift+Tab');
    for (const name of ['Security code', 'Expiration date', 'Card number']) {
      await page.keyboard.press('Shift+Tab');
      await expectInSight(page, inFrame(page).getByLabel(name));
    }
  });
