import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { installApplication, runIn } from './application.ts';
import { composedFor } from './composed.ts';
import { run } from './run-program.ts';

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

  test('shows quick order, sets and moves it, adds a product and hears of it [EMB-01 part] [EMB-16 a]', async ({
    useBuilt,
  }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    await useBuilt(folder);
  });

  test('draws its tags on a server, with what was written inside them [EMB-03 part] [EMB-16 a]', async () => {
    const source = `
      import 'assess-store-elements/quick-order';
      import { createSSRApp, h } from 'vue';
      import { renderToString } from 'vue/server-renderer';
      const page = () => h('assess-quick-order', { heading: 'Order', 'heading-level': 3 }, 'Call us');
      console.log(await renderToString(createSSRApp({ render: page })));`;
    expect(await run(process.execPath, ['--input-type=module', '--eval', source], folder)).toBe(
      '<assess-quick-order heading="Order" heading-level="3">Call us</assess-quick-order>\n',
    );
  });
});
