import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Matches a call of the helper with nothing but an `import()`, and what any other call gives it beside the function. */
const WRAPPED = /[\w$]+\(\(\)=>(import\((["'`])[^"'`]+\2\)),\[\],import\.meta\.url\)/g;
const BESIDE = /,\[\],import\.meta\.url\)/g;

/**
 * Leaves `import()` to the browser. Vite wraps each one in a helper that also loads style sheets and modules. With
 * `modulePreload: false` and styles inside the code there is nothing for it to load, but every page would carry the helper
 * (PERF-02).
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'assess-plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: {
    // Only then has Vite filled in what the helper is to load.
    order: 'post',
    handler(_options, bundle) {
      for (const item of Object.values(bundle))
        if (item.type === 'chunk') item.code = item.code.replace(WRAPPED, '$1').replace(BESIDE, ')');
    },
  },
});
