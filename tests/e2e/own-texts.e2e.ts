import { openAuthored } from './authored-page.ts';
import { expect, test } from './fixtures.ts';

const COMMERCE = { locale: 'fr-ca', commerceBase: '/commerce/headless/ecommerce/v2' };

test('with the setting pseudoLocale our texts are longer, accented and marked, in late parts too; the page’s own are not [LEAD-08 a]', async ({
  page,
  host,
}) => {
  await openAuthored(page, host, {
    body: '<assess-quick-order></assess-quick-order>',
    config: { ...COMMERCE, pseudoLocale: true, messages: { 'quick-order.title': 'Mes codes' } },
  });
  const widget = page.locator('assess-quick-order');
  await expect(widget.getByRole('heading', { name: 'Mes codes', exact: true })).toBeVisible();
  const buttons = widget.getByRole('button');
  await expect(buttons.first()).toHaveAccessibleName(/^\[.*[áéíóúçñš]{2}.*\]$/);
  const [paste] = await buttons.all();
  await paste?.click();
  await expect(widget.getByRole('textbox', { name: /^\[.+\]$/ }).first()).toBeVisible();
});

test('in author mode the page lists texts of its own without a place, unused ones and too long ones, and where they show [LEAD-08 b]', async ({
  page,
  host,
}) => {
  await openAuthored(page, host, {
    body: '<assess-mini-cart></assess-mini-cart>',
    htmlAttributes: 'data-assess-author',
    config: {
      ...COMMERCE,
      messages: { 'mini-cart.titel': 'x', 'cart.title': 'Panier', 'mini-cart.title': 'x'.repeat(60) },
    },
  });
  const report = page.getByRole('note');
  await expect(report).toContainText('there is no text "mini-cart.titel" to replace');
  await expect(report).toContainText('not on this page is what shows "cart.title": <assess-cart>.');
  await expect(report).toContainText(/"mini-cart.title" has 60 characters, ours \d+.*<assess-mini-cart>/);
});
