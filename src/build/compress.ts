import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const MODES = [constants.BROTLI_MODE_FONT, constants.BROTLI_MODE_GENERIC];

/**
 * Writes a brotli copy next to a file, in the mode with the smallest result. For our scripts that is usually the font mode
 * and sometimes the generic mode.
 */
export const compress = async (path: string): Promise<void> => {
  const text = await readFile(path);
  const copies = MODES.map((mode) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_MODE]: mode,
      },
    }),
  );
  const smallest = copies.reduce((best, one) => (one.length < best.length ? one : best));
  await writeFile(`${path}.br`, smallest);
};
