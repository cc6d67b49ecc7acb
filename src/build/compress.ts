import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const MODES = [constants.BROTLI_MODE_FONT, constants.BROTLI_MODE_GENERIC];

/**
 * Writes the brotli copy of a file beside it, as small as brotli makes it: of our scripts the mode meant for fonts leaves
 * mostly, and the one for anything sometimes, less than the one meant for text.
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
