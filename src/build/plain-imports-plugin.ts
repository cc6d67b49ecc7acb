import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` to the browser. Vite wraps each one in a helper that also loads style sheets and modules. With
 * `modulePreload: false` and styles inside the code there is nothing for it to load, but every page would carry the helper
 * (PERF-02).
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'assess-plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
