import { startNpmPage } from '../support/npm-page.ts';
import type { Host } from '../e2e/fixtures.ts';
import { expect, test } from './fixtures.ts';
import { addOneProduct, commerceBase } from './order.ts';

/** The loader brings the mini-cart; the npm package brings quick order, and then a mini-cart that is one too many. */
const pageOf = (importMap: string, host: Host): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Both builds</title>
<script type="importmap">${importMap}</script>
<script src="${host.shop}/widgets/loader.js" data-commerce-base="${commerceBase(host)}" data-locale="en-us"></script>
<script type="module">
  await customElements.whenDefined('assess-mini-cart');
  await import('assess-store-elements/quick-order');
  await import('assess-store-elements/mini-cart');
  document.body.append(document.createElement('assess-quick-order'));
</script></head><body><assess-mini-cart></assess-mini-cart></body></html>`;

test('the site’s build and npm’s on one page share one cart, and the second copy of a widget stands back [EMB-05 part]', async ({
  page,
  host,
  closing,
}) => {
  const said: string[] = [];
  const files: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => files.push(request.url()));
  const served = closing(await startNpmPage({ html: (map) => pageOf(map, host) }));
  await page.goto(served.url);
  await addOneProduct(page, 'Quick order');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(said.filter((text) => text.includes('<assess-mini-cart> is already defined'))).toHaveLength(1);
  expect(files.filter((file) => /\/widgets\/chunks\/quick-order-/.test(file))).toEqual([]);
});
