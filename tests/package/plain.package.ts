import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { bareImports, startNpmPage } from '../support/npm-page.ts';
import { installApplication } from './application.ts';
import { addOneProduct, commerceBase } from './order.ts';
import { run } from './run-program.ts';

const pageOf = (importMap: string, commerce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Plain page</title>
<script type="importmap">${importMap}</script>
<script type="module">
  import { configure } from 'assess-store-elements';
  configure({ commerceBase: ${JSON.stringify(commerce)}, locale: 'en-ca' });
  await import('assess-store-elements/quick-order');
  await import('assess-store-elements/mini-cart');
</script></head>
<body><assess-mini-cart></assess-mini-cart><assess-quick-order heading="Order here"></assess-quick-order></body></html>`;

/** The documentation's first example, on a page whose tags are in its HTML before the script. */
const firstExampleOf = (importMap: string, commerce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Plain page</title>
<script type="importmap">${importMap}</script></head>
<body><assess-quick-order heading="Order here"></assess-quick-order>
<script type="module">
  import { configure } from 'assess-store-elements';
  import 'assess-store-elements/quick-order';

  configure({ commerceBase: ${JSON.stringify(commerce)}, locale: 'en-ca' });
</script></body></html>`;

test.describe.serial('a plain application without a bundler', () => {
  let folder = '';
  let packageDir = '';

  test.beforeAll(async () => {
    folder = await installApplication('plain', ['react', 'react-dom']);
    packageDir = join(folder, 'node_modules/assess-store-elements');
  });

  test('shows quick order by an import map, in one language, and adds a product that the mini-cart counts [EMB-01 part]', async ({
    page,
    host,
    closing,
  }) => {
    const words: string[] = [];
    page.on('request', (request) => words.push(/words\/.*\.(\w\w)\.js$/.exec(request.url())?.[1] ?? ''));
    const html = (map: string) => pageOf(map, commerceBase(host));
    const served = closing(await startNpmPage({ packageDir, from: folder, html }));
    await page.goto(served.url);
    await addOneProduct(page, 'Order here');
    await expect(page.getByRole('button', { name: /^Cart.*1/ })).toBeVisible();
    expect([...new Set(words)].sort()).toEqual(['', 'en']);
  });

  test('draws tags of the page’s HTML where configure() follows the imports [EMB-16 a]', async ({
    page,
    host,
    closing,
  }) => {
    const html = (map: string) => firstExampleOf(map, commerceBase(host));
    const served = closing(await startNpmPage({ packageDir, from: folder, html }));
    await page.goto(served.url);
    await expect(page.getByRole('heading', { name: 'Order here' })).toBeVisible();
  });

  test('is answered where no widget can add what it asks for [EMB-10]', async ({ page, closing }) => {
    const html = (map: string) =>
      `<!doctype html><html lang="en"><title>Plain page</title><script type="importmap">${map}</script></html>`;
    const served = closing(await startNpmPage({ packageDir, from: folder, html }));
    await page.goto(served.url);
    const answer = page.evaluate(async () => {
      const name = 'assess-store-elements';
      const { configure } = (await import(name)) as { configure: (config: object) => void };
      configure({ commerceBase: '/commerce' });
      const heard = new Promise<unknown>((resolve) => {
        document.addEventListener('assess-error', (event) => resolve((event as CustomEvent).detail));
      });
      document.dispatchEvent(new CustomEvent('assess-cart-add', { detail: { code: 'LMS4-KIT' } }));
      return heard;
    });
    expect(await answer).toEqual({ code: 'cart.add.unheard', widget: 'assess-mini-cart' });
  });

  test('hands a payment provider of the application’s own to the checkout that asks for it [SEC-11 d part]', async ({
    page,
    closing,
  }) => {
    // Without a widget: nothing else is loading when the page is left.
    const html = (map: string) =>
      `<!doctype html><html lang="en"><title>Plain page</title><script type="importmap">${map}</script></html>`;
    const served = closing(await startNpmPage({ packageDir, from: folder, html }));
    await page.goto(served.url);
    const given = await page.evaluate(async () => {
      const name = 'assess-store-elements';
      const { providePayment } = (await import(name)) as { providePayment: (service: object) => () => void };
      const ask = () => {
        const answers: unknown[] = [];
        const detail = { answerWith: (answer: unknown) => answers.push(answer) };
        document.dispatchEvent(new CustomEvent('assess-payment-service', { detail }));
        return answers;
      };
      const service = { createFields: () => undefined, askBank: () => undefined };
      const before = ask();
      const stop = providePayment(service);
      const [own] = ask();
      stop();
      return [before.length, own === service, ask().length];
    });
    expect(given).toEqual([0, true, 0]);
  });

  test('none of its modules throws on a server, imported or required', async () => {
    const { exports } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    const modules = Object.keys(exports).filter((path) => !/\.\w+$/.test(path));
    expect(modules.length).toBeGreaterThan(4);
    for (const path of modules) {
      const name = JSON.stringify(`assess-store-elements${path.slice(1)}`);
      const imported = `await import(${name}); console.log(typeof customElements)`;
      const args = ['--input-type=module', '--eval', imported];
      expect(await run(process.execPath, args, folder), path).toBe('undefined\n');
      expect(await run(process.execPath, ['--eval', `require(${name})`], folder), path).toBe('');
    }
  });

  test('has the doctor as a program, which needs nothing else and names a misspelt tag [EMB-13 e]', async () => {
    const file = join(folder, 'broken.html');
    writeFileSync(file, '<script src="https://shop.example/app.js"></script>\n<assess-crt></assess-crt>');
    // `npx` runs the program that npm has linked here.
    const program = join(folder, 'node_modules/.bin/assess-store-elements');
    const script = `import { spawnSync } from 'node:child_process';
      const { status, stdout } = spawnSync(${JSON.stringify(program)}, ['doctor', ${JSON.stringify(file)}, '--json'], { encoding: 'utf8' });
      console.log(String(status), stdout);`;
    const said = await run(process.execPath, ['--input-type=module', '--eval', script], folder);
    expect(said).toMatch(/^1 /);
    expect(said).toContain('Did you mean <assess-cart>?');
  });

  test('its words say which modules an import map must name', () => {
    const words = readFileSync(join(packageDir, 'README.md'), 'utf8');
    expect(bareImports(packageDir).filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
  });
});
