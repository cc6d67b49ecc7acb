import { integrityOf } from '../integrity.ts';
import { writeFiles } from '../write-files.ts';
import { withRenderer } from './load-renderer.ts';
import type { FragmentOptions } from './render-fragments.tsx';

/** Where the demo host and the README serve the built widgets. */
const WIDGETS = '/widgets/';

/** The folder of a release that its fragments lie in, below the built site. */
export const fragmentsFolder = (version: string): string => `v${version}/fragments/`;

export type FragmentSettings = Partial<Pick<FragmentOptions, 'host' | 'content'>> & {
  /** Where the built site is served, with the closing slash. */
  base?: string;
};

/** Writes the fragments of all locales and their style sheets into `folder`; gives the names of the files. */
export const writeFragments = async (
  folder: string,
  version: string,
  { base = WIDGETS, host = 'localhost', content = {} }: FragmentSettings = {},
): Promise<string[]> => {
  const { styles, markup } = await withRenderer(({ renderFragments }) =>
    renderFragments({ base: `${base}${fragmentsFolder(version)}`, host, content, integrityOf }),
  );
  const files = { ...styles, ...markup };
  await writeFiles(folder, files);
  return Object.keys(files);
};
