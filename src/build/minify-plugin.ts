import { minify, type CompressOptions, type MinifyOptions } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/**
 * Runs Terser after the bundler's own minifier. It saves half a percent of the bytes of every page. It runs after the
 * hashes are in the file names. So a hash is computed from the code before Terser, Terser's version and its options.
 */
export const minifyPlugin = (): Plugin => ({
  name: 'assess-minify',
  apply: 'build',
  augmentChunkHash: ({ name }) => `${terser.version}${JSON.stringify(optionsOf(name))}`,
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const item of Object.values(bundle))
        if (item.type === 'chunk')
          item.code = (await minify(item.code, optionsOf(item.name))).code ?? item.code;
    },
  },
});

const compress: CompressOptions = { passes: 3, ecma: 2020, keep_fargs: false };
const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress,
  format: { comments: false },
};

/** React's functions compress better when they are next to each other; those of the form library compress worse. */
const optionsOf = (chunk: string): MinifyOptions =>
  chunk === 'core' ? { ...options, compress: { ...compress, hoist_funs: true } } : options;
