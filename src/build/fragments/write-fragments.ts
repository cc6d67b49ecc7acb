import { fragmentsFolder } from './fragments-folder.ts';
import { writeFiles } from '../write-files.ts';
import { withRenderer } from './load-renderer.ts';
import type { FragmentOptions } from './render-fragments.tsx';

/** Where the demo host and the README serve the built widgets. */
const WIDGETS = '/widgets/';

export type FragmentSettings = Partial<Pick<FragmentOptions, 'host' | 'content'>> & {
  /** Where the built site is served, with the closing slash. */
  base?: string;
};

/** Writes the fragments of all locales and their style sheet into `folder`; gives the names of the files. */
export const writeFragments = async (
  folder: string,
  version: string,
  { base = WIDGETS, host = 'localhost', content = {} }: FragmentSettings = {},
): Promise<string[]> => {
  const files = await withRenderer(({ renderFragments }) =>
    renderFragments({ base: `${base}${fragmentsFolder(version)}`, host, content }),
  );
  await writeFiles(folder, files);
  return Object.keys(files);
};
