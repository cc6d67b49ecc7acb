import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { widgets } from '../../src/widgets/widget-list.ts';
import { customElementsManifest } from '../../src/build/contract/custom-elements-manifest.ts';

const MODULE = 'virtual:custom-elements';

/** Provides `import manifest from 'virtual:custom-elements'`: the manifest of all widgets, for stories. */
export const manifestPlugin = (): Plugin => ({
  name: 'assess-manifest',
  resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
  load: (id) =>
    id === `\0${MODULE}`
      ? `export default ${JSON.stringify(customElementsManifest(widgets, packageJson.version))};`
      : null,
});
