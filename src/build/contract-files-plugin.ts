import type { Plugin } from 'vite';
import { widgets } from '../widgets/registry.ts';
import { contractFiles } from './contract/contract-files.ts';
import { writeFiles } from './write-files.ts';

/** At the end of the site build: manifest, types, editors' data and CMS forms, into `dist/contract`. */
export const contractFilesPlugin = (version: string): Plugin => ({
  name: 'assess-contract-files',
  apply: 'build',
  closeBundle: () => writeFiles('dist/contract', contractFiles(widgets, version)),
});
