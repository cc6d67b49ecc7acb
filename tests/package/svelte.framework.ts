import { installApplication, runIn } from './application.ts';
import { expect, test } from './fixtures.ts';
import { run } from './run-program.ts';

const PACKAGES = [
  'react',
  'react-dom',
  'svelte@5.57.3',
  '@sveltejs/vite-plugin-svelte@7.3.1',
  'svelte-check@4.7.8',
  'typescript@6.0.3',
  'vite',
];

test.describe.serial('a Svelte 5 application with Vite', () => {
  let folder = '';

  test.beforeAll(async () => {
    folder = await installApplication('svelte', PACKAGES);
  });

  test('compiles with the types of the events, and is refused wrong details [EMB-16 a]', async () => {
    const said = await runIn(folder, 'svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings');
    expect(said).toContain('found 0 errors and 0 warnings');
  });

  test('shows quick order, sets and moves it, adds a product and hears of it [EMB-16 a]', async ({
    useBuilt,
  }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    await useBuilt(folder);
  });

  test('draws its tags on a server [EMB-16 a]', async () => {
    await runIn(folder, 'vite', 'build', '--ssr=src/App.svelte', '--outDir=made', '--logLevel=error');
    const print = `import App from './made/App.js'; import { render } from 'svelte/server'; console.log(render(App).body)`;
    const drawn = await run(process.execPath, ['--input-type=module', '--eval', print], folder);
    expect(drawn).toMatch(/<assess-quick-order heading="First heading" heading-level="3">/);
  });
});
