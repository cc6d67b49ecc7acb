import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { installApplication, runIn } from './application.ts';
import { composedFor } from './composed.ts';
import { addOneProduct, commerceBase } from './order.ts';

/** The lowest React that the package takes, and the compiler that Vue's own checker still needs. */
const PACKAGES = [
  'react@19.0.0',
  'react-dom@19.0.0',
  'vue@3.5.45',
  '@vitejs/plugin-vue@6.0.11',
  'vue-tsc@3.3.14',
  'typescript@5.9.3',
  'vite',
];

test.describe.serial('a Vue application with Vite', () => {
  let folder = '';

  test.beforeAll(async () => {
    folder = await installApplication('vue', PACKAGES);
    for (const [place, copies] of composedFor('vue').entries())
      for (const { text } of copies) writeFileSync(join(folder, `src/Composed${place}.vue`), text);
  });

  test('compiles with the types of the tags in its templates and with what the composer gives, and is refused wrong ones [EMB-07 part, EMB-12 c]', async () => {
    expect(await runIn(folder, 'vue-tsc', '--noEmit')).toBe('');
  });

  test('shows quick order, adds a product and hears of it [EMB-01 part]', async ({ page, host, closing }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    const served = closing(await serveFolder(join(folder, 'dist')));
    await page.goto(`${served.url}/?commerce=${encodeURIComponent(commerceBase(host))}`);
    await addOneProduct(page, 'Order by code');
    await expect(page.getByRole('status').filter({ hasText: 'LMS4-KIT' })).toBeVisible();
  });
});
