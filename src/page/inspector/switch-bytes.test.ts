import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

/** What every page carries for the inspector is in these files. */
const CARRIES = /\/src\/(?:page\/(?:start|late-parts)|core\/config\/(?:page-config|config-rules))\.ts$/;

/** Removes the switch, the function that loads the inspector, and the setting. */
const without = (code: string): string =>
  code
    .replace(/^ {2}if \(\/\[\?&\]assess-inspect.*\n/m, '')
    .replace(/^export const inspect = [^]*?^ {2}\);\n/m, '')
    .replace(/^ {2}inspect: onOff,\n/m, '')
    .replace(/ inspect,/, '');

const bytesOf = async (change: (code: string) => string): Promise<number> => {
  const bundle = await rolldown({
    input: 'src/page/start.ts',
    external: (id, importer) =>
      importer !== undefined && !/(?:late-parts|page-config|config-rules)\.ts$/.test(id),
    plugins: [
      {
        name: 'change',
        load: (id) =>
          CARRIES.test(id.replaceAll('\\', '/'))
            ? { code: change(readFileSync(id, 'utf8')), moduleType: 'ts' }
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  expect(output[0].code.includes('assess-inspect')).toBe(change !== without);
  return brotliCompressSync(output[0].code).length;
};

it('a page without the inspector pays at most 100 bytes for it [EMB-13 d]', async () => {
  const paid = (await bytesOf((code) => code)) - (await bytesOf(without));
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(100);
});
