import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` to the browser. Vite's own helper around each looks for style sheets and modules to load beside it;
 * with `modulePreload: false` and sheets inside the code there never are any, yet every page would carry it (PERF-02).
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'assess-plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
});
