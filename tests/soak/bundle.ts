import { basename, resolve } from 'node:path';
import { Script } from 'node:vm';
import { rolldown, type Plugin } from 'rolldown';
import type { Fault } from './planted-faults.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Replaces the page's live region, which nobody reads here, by one that draws nothing. */
const withoutDrawing: Plugin = {
  name: 'without-drawing',
  load: (id) =>
    id.endsWith('/core/live-region.ts')
      ? { code: 'export const createLiveRegion = () => () => undefined;', moduleType: 'js' }
      : undefined,
};

const planted = ({ file, was, is }: Fault): Plugin => ({
  name: 'planted-fault',
  transform: (code, id) => {
    if (basename(id) !== file) return undefined;
    const parts = code.split(was);
    if (parts.length !== 2) throw new Error(`The fault no longer fits ${file}: ${was}`);
    return parts.join(is);
  },
});

/** Returns the client's own code, with the given faults planted, as one script that each page runs anew. */
export const bundleTab = async (faults: readonly Fault[] = []): Promise<Script> => {
  const bundle = await rolldown({
    input: resolve(ROOT, 'tests/soak/tab-entry.ts'),
    cwd: ROOT,
    platform: 'browser',
    plugins: [withoutDrawing, ...faults.map(planted)],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'tab', codeSplitting: false });
  await bundle.close();
  return new Script(output[0].code, { filename: 'tab.js' });
};
