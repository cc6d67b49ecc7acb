import { minify, type CompressOptions, type MinifyOptions } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/**
 * Terser over what the bundler's own minifier left: half a per cent less, and every page pays the bytes. After the names
 * with their hashes are given, so a hash stands for the code before it, for terser's version and for its options.
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

/** React's functions compress better beside each other; the form library's compress worse. */
const optionsOf = (chunk: string): MinifyOptions =>
  chunk === 'core' ? { ...options, compress: { ...compress, hoist_funs: true } } : options;
