import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { earlyDifference, earlyModulesText, moduleName, parseEarlyModules } from './early-modules.ts';
import { staticClosure } from './static-closure.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/shop/src/widgets/mini-cart/define.ts': ['/shop/src/core/a.ts', '/shop/src/core/b.ts'],
  '/shop/src/core/a.ts': ['/shop/src/core/b.ts'],
  '/shop/src/core/b.ts': ['/shop/src/core/a.ts', '/shop/node_modules/pack/index.js'],
};
const closure = staticClosure('/shop/src/widgets/mini-cart/define.ts', (id) => ({
  importedIds: IMPORTS[id] ?? [],
}));
const nameOf = (id: string) => (id.includes('/mini-cart/') ? undefined : moduleName(id, '/shop'));

describe('the list of early modules', () => {
  it('fails a module that came in, naming the whole chain of its importers [PERF-02 part]', () => {
    const told = earlyDifference(new Set(['src/core/a.ts', 'src/core/b.ts']), closure, nameOf);
    expect(told).toContain('New on every page: pack/index.js');
    expect(told).toContain(
      'by /shop/src/widgets/mini-cart/define.ts\n     → src/core/b.ts\n     → pack/index.js',
    );
    expect(told).toContain('ACCEPT_EARLY_MODULES=1');
  });

  it('fails a module that it names and the mini-cart imports no more', () => {
    const listed = new Set(['src/core/a.ts', 'src/core/b.ts', 'pack/index.js', 'src/core/old.ts']);
    expect(earlyDifference(listed, closure, nameOf)).toContain('No longer: src/core/old.ts');
  });

  it('says nothing when it is the closure, and reads what it wrote', () => {
    const text = earlyModulesText(['src/core/b.ts', 'src/core/a.ts', 'pack/index.js']);
    expect([...parseEarlyModules(text)]).toEqual(['pack/index.js', 'src/core/a.ts', 'src/core/b.ts']);
    expect(earlyDifference(parseEarlyModules(text), closure, nameOf)).toBeUndefined();
  });

  everyRow([
    ['/shop/src/core/a.ts', 'src/core/a.ts'],
    ['/shop/src/widgets/kit/styles/base.css?inline', 'src/widgets/kit/styles/base.css'],
    ['/shop/node_modules/valtio/esm/vanilla.mjs', 'valtio/esm/vanilla.mjs'],
  ])('names %j as %j', (id, name) => {
    expect(moduleName(id, '/shop')).toBe(name);
  });
});
