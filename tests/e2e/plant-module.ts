import { rolldown } from 'rolldown';
import type { Page } from './fixtures.ts';

/** A module of ours as a script that a test can run in a page, with its exports on `globalThis.planted`. */
export const moduleAsScript = async (file: string): Promise<string> => {
  const bundle = await rolldown({ input: file, transform: { define: { 'import.meta': '{}' } } });
  const { output } = await bundle.generate({ format: 'iife', name: 'planted', exports: 'named' });
  await bundle.close();
  return `${output[0].code}; globalThis.planted = planted;`;
};

/** Runs it in the page as it stands now, as a bundle of its own would. */
export const plantModule = async (page: Page, file: string): Promise<void> => {
  await page.evaluate(await moduleAsScript(file));
};
