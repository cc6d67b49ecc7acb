import { build, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import config from '../../vite.config.ts';

const ROOT = process.cwd();
/** Code that a newcomer might write: a widget with shared parts, and a schema in its own folder */
const PLANTED: Readonly<Record<string, string>> = {
  [`${ROOT}/src/widgets/probe/define.ts`]: `
    import { Button } from '../kit/ui/Button.tsx';
    import { Notice } from '../kit/ui/Notice.tsx';
    import { storeLink } from '../../api/links/store-link.ts';
    import { parseProbe } from '../../api/probe/probe.contract.ts';
    import { keep } from '../parts/probe/keep.ts';
    globalThis.probe = [Button, Notice, storeLink, parseProbe, keep, () => import('./part.ts')];`,
  [`${ROOT}/src/widgets/probe/part.ts`]: `
    import { keep } from '../parts/probe/keep.ts';
    import { Dialog } from '../kit/ui/Dialog.tsx';
    export const part = [keep, Dialog];`,
  [`${ROOT}/src/widgets/parts/probe/keep.ts`]: `export const keep = (what) => [what, 'kept by the probe'];`,
  [`${ROOT}/src/api/probe/probe.contract.ts`]: `
    import * as v from 'valibot';
    const probe = v.object({ at: v.pipe(v.string(), v.regex(/^\\d+$/)) });
    export const parseProbe = (raw) => v.safeParse(probe, raw);`,
};

const planted: PluginOption = {
  name: 'planted-probe',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const id = importer && source.startsWith('.') ? new URL(source, `file://${importer}`).pathname : source;
    return Object.hasOwn(PLANTED, id) ? id : null;
  },
  load: (id) => PLANTED[id] ?? null,
};

/** Plugins that only write files or make code smaller. They do not change which chunk a module is in. */
const WRITING = /^assess-(minify|site|contract-files)$/;

/** Returns the site build's chunks by name, each with the lengths of its modules that have code. */
const chunksOf = async (plants: boolean): Promise<Record<string, Record<string, number>>> => {
  const { build: options, plugins = [], ...rest } = config as UserConfig;
  const kept = plugins.filter((one) => !(one && 'name' in one && WRITING.test(one.name)));
  const input = options?.rolldownOptions?.input as Record<string, string>;
  const { output } = (await build({
    ...rest,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: plants ? [planted, ...kept] : kept,
    build: {
      ...options,
      write: false,
      rolldownOptions: {
        ...options?.rolldownOptions,
        input: plants ? { ...input, probe: `${ROOT}/src/widgets/probe/define.ts` } : input,
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output
      .filter((one) => one.type === 'chunk')
      .map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 ? [[id.replace(ROOT, ''), renderedLength]] : [],
          ),
        ),
      ]),
  );
};

/** Chunks that many pages share. No module may leave them either, because it would need a request of its own. */
const EARLY = /^chunks\/(?:core|shop|parts|ways|lines)-/;

describe('a planted widget with a planted schema', () => {
  it('move nothing into a chunk but their own [PERF-02 part]', { timeout: 120_000 }, async () => {
    // The test runner's own value would bring in React's development files.
    vi.stubEnv('NODE_ENV', 'production');
    const before = await chunksOf(false);
    const after = await chunksOf(true);
    const own = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
    expect(Object.keys(before).filter((name) => EARLY.test(name)).length).toBeGreaterThanOrEqual(4);
    expect(own.some((name) => name.startsWith('chunks/probe-'))).toBe(true);
    const modules = own.flatMap((name) => Object.keys(after[name] ?? {}));
    expect(modules).toContain('/src/api/probe/probe.contract.ts');
    // A module that late parts and the newcomer share may move to a chunk of its own. No chunk gains a module.
    for (const [name, held] of Object.entries(before)) {
      const holds = after[name] ?? {};
      expect(Object.keys(held), name).toEqual(expect.arrayContaining(Object.keys(holds)));
      if (EARLY.test(name)) expect(holds, name).toEqual(held);
    }
  });
});
