import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { installApplication, runIn } from './application.ts';
import { composedFor } from './composed.ts';
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

  test('shows quick order, sets and moves it, adds a product and hears of it [EMB-01 part] [EMB-16 a]', async ({
    useBuilt,
  }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    await useBuilt(folder);
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

  test('takes over what its server has drawn, without a word of React [EMB-03 part] [EMB-16 a]', async ({
    page,
    useBuilt,
  }) => {
    await runIn(folder, 'vite', 'build', '--ssr=src/server.tsx', '--outDir=made', '--logLevel=error');
    const print = `import { html } from './made/server.js'; console.log(html)`;
    const drawn = await run(process.execPath, ['--input-type=module', '--eval', print], folder);
    expect(drawn).toContain(
      '<assess-quick-order heading="First heading" heading-level="3"><p>Order by phone</p></assess-quick-order>',
    );
    const file = join(folder, 'dist/index.html');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<div id="app"></div>', () => `<div id="app">${drawn.trim()}</div>`),
    );
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await useBuilt(folder);
    expect(said.filter((text) => /hydrat|React/i.test(text))).toEqual([]);
  });
});
