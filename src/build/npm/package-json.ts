import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';

/** The package's name. We chose it ourselves, because nothing is published yet. */
export const PACKAGE_NAME = 'assess-store-elements';

/** The program of the package, with all that it needs. */
export const DOCTOR_FILE = 'doctor.mjs';

/** The folder of the documentation's pages, as Markdown. */
export const DOCS_FOLDER = 'docs';

/** Peer dependencies: the page must have one React, the integrator's. These are the lowest tested versions. */
const PEERS = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/** The files for tools, by path in the package. */
const DATA = [
  'custom-elements.json',
  'web-types.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'tokens.json',
  'openapi.json',
  'package.json',
];

export type RootPackage = {
  version: string;
  description: string;
  license: string;
  dependencies: Readonly<Record<string, string>>;
};

/**
 * Returns the `package.json` of the npm package. `imports` are the modules that its code imports by a bare name. Throws if
 * one of them is neither a peer nor a dependency of the root package.
 */
export const packageJson = (
  root: RootPackage,
  widgets: readonly WidgetContract[],
  imports: ReadonlySet<string>,
) => {
  const names = widgets.map(({ tag }) => tag.replace('assess-', ''));
  const modules = ['index', ...names, 'react', 'vue'];
  return {
    name: PACKAGE_NAME,
    version: root.version,
    description: root.description,
    license: root.license,
    keywords: ['web-components', 'custom-elements', ...widgets.map(({ tag }) => tag)],
    type: 'module',
    // The module of a widget defines its tag. A bundler must not remove it as unused.
    sideEffects: [...names.map((name) => `./${name}.js`), './reserve.css'],
    exports: {
      ...Object.fromEntries(modules.map((name) => [name === 'index' ? '.' : `./${name}`, entry(name)])),
      './reserve.css': { types: './reserve.css.d.ts', default: './reserve.css' },
      ...Object.fromEntries(DATA.map((file) => [`./${file}`, `./${file}`])),
    },
    bin: { [PACKAGE_NAME]: DOCTOR_FILE },
    types: './index.d.ts',
    customElements: 'custom-elements.json',
    'web-types': 'web-types.json',
    files: [
      '*.js',
      '*.mjs',
      '*.d.ts',
      '*.json',
      '*.css',
      'chunks',
      'types',
      DOCS_FOLDER,
      'CHANGELOG.md',
      'licences.txt',
    ],
    dependencies: rangesOf([...imports].map(packageOf), root.dependencies),
    peerDependencies: PEERS,
  };
};

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** Returns the package of an import: `valtio/vanilla` → `valtio`, `@tanstack/react-query` → the same. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const rangesOf = (
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
): Record<string, string> => {
  const ranges: Record<string, string> = {};
  for (const name of names.filter((one) => !Object.hasOwn(PEERS, one)).sort()) {
    const version = versions[name];
    if (version === undefined)
      throw new Error(`The widgets import ${name}, which is not a dependency in package.json.`);
    ranges[name] = `^${version}`;
  }
  return ranges;
};
