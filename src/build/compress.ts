import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const MODES = [constants.BROTLI_MODE_FONT, constants.BROTLI_MODE_GENERIC];
/** The largest block as a power of two. 0 leaves it to the compressor, whose choice is often the larger one for big scripts. */
const BLOCKS = [0, 16];

/** Writes a brotli copy next to a file, in the mode and block size that make it smallest: mostly the font mode. */
export const compress = async (path: string): Promise<void> => {
  const text = await readFile(path);
  const copies = MODES.flatMap((mode) =>
    BLOCKS.map((block) =>
      brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    ),
  );
  const smallest = copies.reduce((best, one) => (one.length < best.length ? one : best));
  await writeFile(`${path}.br`, smallest);
};
