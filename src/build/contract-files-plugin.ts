import type { Plugin } from 'vite';
import { widgets } from '../widgets/registry.ts';
import { contractFiles } from './contract/contract-files.ts';
import { writeFiles } from './write-files.ts';

/** Writes the manifest, types, editor data and CMS forms into `dist/contract` at the end of the site build. */
export const contractFilesPlugin = (version: string): Plugin => ({
  name: 'assess-contract-files',
  apply: 'build',
  closeBundle: () => writeFiles('dist/contract', contractFiles(widgets, version)),
});
