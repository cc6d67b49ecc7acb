import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { className } from '../contract/contract-names.ts';

/**
 * Returns the types of the npm package's entries by file. They are based on the types made from the contracts; the compiler
 * creates `types/` (EMB-07).
 */
export const typeFiles = (widgets: readonly WidgetContract[]): Record<string, string> => ({
  'index.d.ts': `export * from './types/index.js';\nexport type * from './elements.js';\n`,
  // A strict application can then import the style sheet.
  'reserve.css.d.ts': 'export {};\n',
  ...Object.fromEntries(
    widgets.map(({ tag }) => [
      `${tag.replace('assess-', '')}.d.ts`,
      `export type { ${className(tag)} } from './elements.js';\n`,
    ]),
  ),
});

/** The run-time files of the entries that only have types. */
export const TYPES_ONLY = { 'react.js': 'export {};\n', 'vue.js': 'export {};\n' };
