import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../support/serve-folder.ts';
import { installApplication, runIn } from './application.ts';
import { expect, test, type Host } from './fixtures.ts';
import { addOneProduct, commerceBase } from './order.ts';
import { useWidget } from './use-widget.ts';

const loader = (host: Host): string =>
  `<script async src="${host.shop}/widgets/loader.js" data-commerce-base="${commerceBase(host)}" data-locale="en-us" data-store-url="${host.shop}"></script>`;

/** Puts the loader's tag into a page of the application. */
const addLoader = (file: string, host: Host): void =>
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('</head>', () => `${loader(host)}</head>`),
  );

test('a React 18 application shows quick order by the loader, sets and moves it, adds a product and hears of it [EMB-16 a]', async ({
  page,
  host,
  closing,
}) => {
  const packages = ['react@18.3.0', 'react-dom@18.3.0', 'vite', '@vitejs/plugin-react'];
  const folder = await installApplication('react-18', packages, true);
  await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
  addLoader(join(folder, 'dist/index.html'), host);
  const served = closing(await serveFolder(join(folder, 'dist')));
  await page.goto(served.url);
  await useWidget(page);
});

test('pages whose body Turbo replaces show their widgets, forward, back and forward again [EMB-16 a]', async ({
  page,
  host,
  closing,
}) => {
  const folder = await installApplication('turbo', ['@hotwired/turbo@8.0.23'], true);
  copyFileSync(
    join(folder, 'node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js'),
    join(folder, 'turbo.js'),
  );
  for (const name of ['index.html', 'cart.html']) addLoader(join(folder, name), host);
  const served = closing(await serveFolder(folder));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(served.url);
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await addOneProduct(page, 'Order here');
  await page.getByRole('link', { name: 'To the cart' }).click();
  await expect(page.locator('assess-cart').getByText('LMS4-KIT')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toHaveCount(1);
  await page.goBack();
  await addOneProduct(page, 'Order here');
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toHaveCount(1);
  // A widget in the page's own DOM: Turbo keeps a copy of what it has drawn, and shows that first.
  await expect(page.locator('assess-order-status form')).toHaveCount(1);
  await page.goForward();
  await expect(page.locator('assess-cart').getByText('2 items', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  expect(said.filter((text) => text.includes('Assess widgets'))).toEqual([]);
});
