import type { Locator } from 'playwright/test';
import type { PageRegistry } from '../../src/core/registry/registry.ts';
import { checkout, chooseAll, CHECKOUT, openStep } from './checkout-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { inFrame } from './payment-visit.ts';
import { signIn } from './signed-in-visit.ts';
import { rowsOf } from './rows-of.ts';

/*
 * An on-screen keyboard makes the window shorter. The focused element must be in sight, and the order's bar must not
 * cover it.
 */

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

for (const [width, full, short] of rowsOf([[320, 640, 340]] as const, [[390, 844, 508]] as const))
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

/* The message centre’s button is above the order’s bar, also for a problem that the checkout itself has told. */

const centre = (page: Page) => page.locator('assess-notifications [part=centre]');

const publishTold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { actions } = (globalThis as unknown as Record<symbol, PageRegistry>)[
      Symbol.for('assess-widgets')
    ] as PageRegistry;
    actions.publish({ id: '1', level: 'warning', code: 'x', text: 'A problem.', told: true });
  });

const expectFree = async (page: Page, field: Locator): Promise<void> => {
  await expectInSight(page, field);
  await expect(async () => {
    const box = (await field.boundingBox())!;
    const over = (await centre(page).boundingBox())!;
    const isCovered =
      over.y < box.y + box.height &&
      box.y < over.y + over.height &&
      over.x < box.x + box.width &&
      box.x < over.x + over.width;
    expect(isCovered).toBe(false);
  }).toPass({ timeout: 5000 });
};

/** Scrolls until only the upper part of the field is above the message centre, and presses that part. */
const pressUpperPart = async (page: Page, field: Locator): Promise<void> => {
  const over = (await centre(page).boundingBox())!;
  const before = (await field.boundingBox())!;
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), before.y + 8 - over.y);
  const { x, y, width } = (await field.boundingBox())!;
  await page.mouse.click(x + width / 2, y + 4);
};

for (const [width, height] of rowsOf([[320, 568]] as const, [[390, 844]] as const))
  test(`on ${width} × ${height} no field that is pressed stays below the button of the page’s problems, nor does the step’s own button [LEAD-07 part] [AXS-01 c part]`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width, height });
    await toNewCard(page, host);
    await publishTold(page);
    await expect(centre(page).getByRole('button')).toBeVisible();
    const inForm = (name: string) => checkout(page).getByLabel(name, { exact: true });
    const inCard = (name: string) => inFrame(page).getByLabel(name);
    for (const field of [
      inForm('Last name'),
      inForm('First name'),
      inCard('Security code'),
      inCard('Card number'),
      inCard('Expiration date'),
      inForm('First name'),
      inForm('Last name'),
    ]) {
      await pressUpperPart(page, field);
      await expectFree(page, field);
    }
    const [over, edge] = [(await centre(page).boundingBox())!, (await bar(page).boundingBox())!];
    expect(over.y + over.height).toBeLessThanOrEqual(edge.y);
    await expect(bar(page).getByRole('button', { name: /^Continue to/ })).toBeInViewport({ ratio: 1 });
    // A longer text makes the message centre higher. It still does not cover the field.
    await page.evaluate(() => {
      const { actions } = (globalThis as unknown as Record<symbol, PageRegistry>)[
        Symbol.for('assess-widgets')
      ] as PageRegistry;
      actions.publish({ id: '2', level: 'warning', code: 'x', text: 'Another problem. '.repeat(4) });
    });
    await expect(centre(page).getByRole('listitem').first()).toBeVisible();
    await expectFree(page, inForm('Last name'));
  });
