import type { WidgetContract } from '../../widgets/shared/element/widget-contract.ts';
import { className } from '../contract/class-name.ts';

/** Types of the npm package's entries by file, on those made from the contracts; the compiler makes `types/` (EMB-07). */
export const typeFiles = (widgets: readonly WidgetContract[]): Record<string, string> => ({
  'index.d.ts': `export * from './types/index.js';\nexport type * from './elements.js';\n`,
  // So that a strict application may import the style sheet.
  'reserve.css.d.ts': 'export {};\n',
  ...Object.fromEntries(
    widgets.map(({ tag }) => [
      `${tag.replace('assess-', '')}.d.ts`,
      `export type { ${className(tag)} } from './elements.js';\n`,
    ]),
  ),
});

/** What stands at run time behind the entries that are types alone. */
export const TYPES_ONLY = { 'react.js': 'export {};\n', 'vue.js': 'export {};\n' };
