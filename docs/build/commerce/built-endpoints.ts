import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { closureOf } from '../../../src/build/built-chunks.ts';
import type { Endpoint } from '../../../src/core/http/define-endpoint.ts';

/** The commerce endpoints in a widget's code, including the code that it loads later, by the widget's folder. */
export type BuiltEndpoints = ReadonlyMap<string, ReadonlySet<Endpoint>>;

const ROOT = resolve(import.meta.dirname, '../../..');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value && 'response' in value;

/**
 * Finds the calls that the widgets make, by the endpoints that are left in a build after tree shaking. Nothing is written.
 * It uses the npm build, which leaves out libraries and is fast.
 */
export const endpointsIn = async (folders: readonly string[]): Promise<BuiltEndpoints> => {
  const built = await build({
    configFile: resolve(ROOT, 'vite.npm.config.ts'),
    root: ROOT,
    logLevel: 'silent',
    build: { write: false },
  });
  const chunks = [built as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]]
    .flat()
    .flatMap(({ output }) => output)
    .filter((item) => item.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const at = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? []);
  const held = new Map(await Promise.all(chunks.map(async (one) => [one, await endpointsOf(one)] as const)));
  return new Map(
    folders.map((folder) => [
      folder,
      new Set(
        [
          ...closureOf(at([`${folder}.js`]), ({ imports, dynamicImports }) =>
            at([...imports, ...dynamicImports]),
          ),
        ].flatMap((chunk) => held.get(chunk) ?? []),
      ),
    ]),
  );
};

const endpointsOf = async ({ modules }: Rolldown.OutputChunk): Promise<Endpoint[]> => {
  const kept = Object.entries(modules).filter(([id]) => id.endsWith('.contract.ts'));
  const found = await Promise.all(
    kept.map(async ([id, { renderedExports }]) => {
      const contract = (await import(id)) as Record<string, unknown>;
      return renderedExports.map((name) => contract[name]);
    }),
  );
  return found.flat().filter((value) => isEndpoint(value) && value.service === 'commerce') as Endpoint[];
};
