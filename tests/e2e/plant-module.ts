import { rolldown, type Plugin } from 'rolldown';
import type { Page } from './fixtures.ts';

/** A style sheet is none of a module's acts. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  resolveId: (id) => (id.endsWith('.css?inline') ? id : null),
  load: (id) => (id.endsWith('.css?inline') ? { code: "export default ''", moduleType: 'js' } : null),
};

/** Returns one of our modules as a script that a test can run in a page, with its exports on `globalThis.planted`. */
export const moduleAsScript = async (file: string): Promise<string> => {
  const bundle = await rolldown({
    input: file,
    transform: { define: { 'import.meta': '{}' } },
    plugins: [withoutStyles],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'planted', exports: 'named' });
  await bundle.close();
  return `${output[0].code}; globalThis.planted = planted;`;
};

/** Runs the module in the current page, like a bundle of its own. */
export const plantModule = async (page: Page, file: string): Promise<void> => {
  await page.evaluate(await moduleAsScript(file));
};
