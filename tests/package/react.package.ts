import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { installApplication, runIn } from './application.ts';
import { composedFor } from './composed.ts';
import { addOneProduct, commerceBase } from './order.ts';
import { run } from './run-program.ts';

const PACKAGES = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  '@vitejs/plugin-react',
];

test.describe.serial('a strict TypeScript application with React 19 and Vite', () => {
  let folder = '';

  test.beforeAll(async () => {
    folder = await installApplication('react', PACKAGES);
    for (const [place, copies] of composedFor('react').entries())
      for (const { text } of copies) writeFileSync(join(folder, `src/Composed${place}.tsx`), text);
  });

  test('compiles with the types of tags, properties, events and settings and with what the composer gives, and is refused wrong ones [EMB-07 part, EMB-12 c]', async () => {
    expect(await runIn(folder, 'tsc', '--noEmit')).toBe('');
  });

  test('shows quick order, adds a product and hears of it [EMB-01 part]', async ({ page, host, closing }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    const served = closing(await serveFolder(join(folder, 'dist')));
    await page.goto(`${served.url}/?commerce=${encodeURIComponent(commerceBase(host))}`);
    await addOneProduct(page, 'Quick order');
    await expect(page.getByRole('heading', { name: 'Quick order', level: 3 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'LMS4-KIT' })).toBeVisible();
  });

  test('shows what the composer gives as an import and a tag [EMB-12 c]', async ({ page, closing }) => {
    const [[module, tag] = []] = composedFor('npm');
    const site = join(folder, 'composed');
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, 'store.js'), module?.text ?? '');
    writeFileSync(
      join(site, 'index.html'),
      `<!doctype html><html lang="en"><title>Shop</title>${tag?.text}<script type="module" src="./store.js"></script></html>`,
    );
    await runIn(folder, 'vite', 'build', 'composed', '--base=./', '--logLevel=error');
    const served = closing(await serveFolder(join(site, 'dist')));
    await page.goto(served.url);
    await expect(page.getByRole('heading', { name: 'Order "here"', level: 3 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paste </script>' })).toBeVisible();
  });

  test('draws its tags on a server, with what was written inside them [EMB-03 part]', async () => {
    const source = `
      import 'assess-store-elements/quick-order';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      console.log(renderToString(createElement('assess-quick-order', { heading: 'Order' }, 'Call us')));`;
    expect(await run(process.execPath, ['--input-type=module', '--eval', source], folder)).toBe(
      '<assess-quick-order heading="Order">Call us</assess-quick-order>\n',
    );
  });
});
