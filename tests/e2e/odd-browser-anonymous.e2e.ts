import { openAuthored } from './authored-page.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { FULL, LOCAL_FULL, THROWING } from './spoilt-storage.ts';

/** Lets an anonymous visitor open quick order beside the mini-cart and add a kit. */
const addsToCart = async (page: Page, host: Host): Promise<void> => {
  await openAuthored(page, host, {
    body: '<assess-mini-cart></assess-mini-cart><assess-quick-order></assess-quick-order>',
  });
  await page.getByLabel('Code, row 1').fill('LMS4-KIT');
  await page.getByLabel('Code, row 1').press('Enter');
  await page.getByRole('button', { name: /^Add 1 item/ }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
};

test.describe('an anonymous visitor', () => {
  for (const [what, plant, end] of [
    ['throws at every touch', THROWING, 'told'],
    ['is full', FULL, 'told'],
    ['is full but for the tab’s own', LOCAL_FULL, 'kept'],
    [
      'holds rubbish',
      () => {
        for (const key of [
          'cartGuid.usassessments',
          'cartCount.usassessments',
          'quickOrderRows.usassessments',
          'tokens',
        ])
          localStorage.setItem(
            `assess.${key}`,
            '{"__proto__":{"rows":1},"rows":[null,{"code":{}}],"units":"many"',
          );
        localStorage.setItem('assess.quickOrderRows.usassessments', '{"rows":"no","revision":-1}');
        localStorage.setItem('assess.cartGuid.usassessments', '"../../users/current"');
      },
      'added',
    ],
  ] as [string, () => void, 'told' | 'kept' | 'added'][])
    test(`whose storage ${what} still fills a cart from quick order: ${end} [REL-05 part] [SES-11 part]`, async ({
      page,
      host,
    }) => {
      await page.addInitScript(plant);
      await addsToCart(page, host);
      const told = page.getByRole('region', { name: 'Your cart is on this page only.' });
      await expect(told).toBeVisible({ visible: end === 'told' });
      if (end === 'kept') await page.reload();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });

  test('whose clock is ten minutes off fills a cart as any other [REL-05 part]', async ({ page, host }) => {
    await page.clock.install({ time: Date.now() - 600_000 });
    await addsToCart(page, host);
  });
});
