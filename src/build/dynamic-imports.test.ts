import { expect, it } from 'vitest';
import { filesOf } from './dynamic-imports.ts';

const chunk = (...imports: string[]) => ({ imports, dynamicImports: [], facadeModuleId: null });

it('names every file that pages import and their widget does not have, each once [PERF-14 part]', () => {
  const chunks = new Map([
    ['orders', chunk('core', 'parts')],
    ['parts', chunk('core')],
    ['OrderPages', chunk('core', 'list', 'query', 'orders')],
    ['list', chunk('query', 'parts', 'dates')],
    ['dates', chunk('list')],
  ]);
  expect(filesOf('orders', 'OrderPages', chunks)).toEqual(['list', 'query', 'dates']);
});
