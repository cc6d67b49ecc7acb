import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { packageJson } from './package-json.ts';

const root = {
  version: '1.2.3',
  description: 'Widgets.',
  license: 'MIT',
  dependencies: { react: '19.3.1', valtio: '2.3.2', '@tanstack/react-query': '5.108.0', unused: '1.0.0' },
};

const made = (...imports: string[]) => packageJson(root, widgets, new Set(imports));

describe('the npm package’s package.json', () => {
  everyRow(['left-pad', '@scope/name/deep', 'node:fs'])('is refused when the code imports %s', (name) => {
    expect(() => made(name)).toThrow('which is not a dependency in package.json');
  });

  it('leaves React to the integrator and asks for what else the code imports, at the version it was tried with', () => {
    const { dependencies, peerDependencies } = made(
      'react',
      'react/jsx-runtime',
      'react-dom/client',
      'valtio/vanilla',
      '@tanstack/react-query',
    );
    expect(dependencies).toEqual({ '@tanstack/react-query': '^5.108.0', valtio: '^2.3.2' });
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
  });

  it('has an entry for each widget, its types first, which bundlers must keep', () => {
    const { exports, sideEffects } = made();
    for (const { tag } of widgets) {
      const file = `./${tag.replace('assess-', '')}`;
      expect(Object.entries((exports as Record<string, object>)[file] ?? {})).toEqual([
        ['types', `${file}.d.ts`],
        ['default', `${file}.js`],
      ]);
      expect(sideEffects).toContain(`${file}.js`);
    }
  });

  it('has the doctor as its program [EMB-13 e]', () => {
    expect(made().bin).toEqual({ 'assess-store-elements': 'doctor.mjs' });
  });
});
