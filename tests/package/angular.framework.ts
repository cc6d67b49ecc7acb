import { installApplication, runIn } from './application.ts';
import { expect, test } from './fixtures.ts';

const ANGULAR = ['core', 'common', 'compiler', 'compiler-cli', 'platform-browser'];
const PACKAGES = [
  ...ANGULAR.map((name) => `@angular/${name}@22.2.6`),
  'rxjs@7.8.2',
  'typescript@6.0.3',
  'react',
  'react-dom',
  'vite',
];

test.describe.serial('an Angular application', () => {
  let folder = '';

  test.beforeAll(async () => {
    folder = await installApplication('angular', PACKAGES);
  });

  test('compiles with strict templates and the types of the events, and is refused wrong details [EMB-16 a]', async () => {
    expect(await runIn(folder, 'ngc', '-p', 'tsconfig.json')).toBe('');
  });

  test('shows quick order, sets and moves it, adds a product and hears of it [EMB-16 a]', async ({
    useBuilt,
  }) => {
    await runIn(folder, 'vite', 'build', '--base=./', '--logLevel=error');
    await useBuilt(folder);
  });
});
