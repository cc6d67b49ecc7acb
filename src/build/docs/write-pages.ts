import { rmSync } from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import { widgets } from '../../widgets/widget-list.ts';
import { writeFiles } from '../write-files.ts';
import { referencePages } from './reference-pages.ts';

const OUT = 'docs/generated';

/** Writes the pages that are made from the contracts, and removes those of the last time. */
export const writePages = async (): Promise<void> => {
  rmSync(OUT, { recursive: true, force: true });
  const pages = referencePages(widgets, packageJson.version);
  await writeFiles(
    OUT,
    Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${path}.md`, text])),
  );
};
