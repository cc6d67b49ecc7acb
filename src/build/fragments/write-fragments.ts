import { fragmentsFolder } from './fragments-folder.ts';
import { writeFiles } from '../write-files.ts';
import { withRenderer } from './load-renderer.ts';
import type { FragmentOptions } from './render-fragments.tsx';

/** The address of the built widgets on the demo host and in the documentation. */
const WIDGETS = '/widgets/';

export type FragmentSettings = Partial<Pick<FragmentOptions, 'host' | 'content'>> & {
  /** The address of the built site, with a trailing slash. */
  base?: string;
};

/** Writes the fragments of all locales and their style sheet into `folder`. Returns the file names. */
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
