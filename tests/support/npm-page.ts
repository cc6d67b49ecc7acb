import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserModules } from './browser-modules.ts';
import { serveFolder } from './serve-folder.ts';

export type NpmPage = {
  /** The address of the server; `index.html` is at `/`. */
  url: string;
  /**
   * The text for `<script type="importmap">`, with absolute addresses. The page must come from a server on this
   * machine: Chromium does not let a page that a test makes up (`route.fulfill`) load from other loopback addresses.
   */
  importMap: string;
  close(): Promise<void>;
};

type Options = {
  /** The folder of the npm package, built or installed. */
  packageDir?: string;
  /** A folder whose `node_modules` has the package's dependencies and peers. */
  from?: string;
  /** Makes the page at `/`. */
  html?: (importMap: string) => string;
};

/**
 * Serves the npm package for a page without a bundler: its modules as they are, and an ES module for each of their bare
 * imports, because React ships none. Everything is in a temporary folder that `close` removes.
 */
export const startNpmPage = async ({
  packageDir = 'dist/npm',
  from = '.',
  html,
}: Options = {}): Promise<NpmPage> => {
  const folder = mkdtempSync(join(tmpdir(), 'assess-npm-page-'));
  cpSync(packageDir, join(folder, 'package'), { recursive: true });
  const specifiers = bareImports(packageDir);
  await browserModules(specifiers, from, join(folder, 'modules'));
  const served = await serveFolder(folder);
  const importMap = JSON.stringify({ imports: importsOf(packageDir, specifiers, served.url) });
  if (html) writeFileSync(join(folder, 'index.html'), html(importMap));
  return {
    url: served.url,
    importMap,
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Returns every module that the package imports by a bare name. */
export const bareImports = (packageDir: string): string[] => {
  const files = readdirSync(packageDir, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(packageDir, file), 'utf8'));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?:.* from )?"([^."/][^"]*)";/gm)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
};

type Manifest = { name: string; exports: Record<string, unknown> };

const importsOf = (
  packageDir: string,
  specifiers: readonly string[],
  url: string,
): Record<string, string> => {
  const { name, exports } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as Manifest;
  const own = Object.entries(exports).flatMap(([path, target]) => {
    const file = (target as { default?: string }).default ?? '';
    return file.endsWith('.js') ? [[`${name}${path.slice(1)}`, `${url}/package${file.slice(1)}`]] : [];
  });
  const others = specifiers.map((specifier) => [specifier, `${url}/modules/${specifier}.js`]);
  return Object.fromEntries([...own, ...others]) as Record<string, string>;
};
