import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { usedOfCut, withoutUnused } from './unused-of-react.ts';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('react-dom/package.json'));
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

describe('what no widget uses of React [PERF-02 part]', () => {
  it('is cut out of the file that is installed, and all else stays', () => {
    const left = withoutUnused(react);
    expect(left).not.toContain('FragmentInstance.prototype.');
    expect(left).not.toContain('Error generating stack');
    expect(left).not.toContain('for the full message');
    expect(left).toContain('"; visit " + url');
    expect(left).toContain(`"javascript:throw new Error('A React form was unexpectedly submitted.')"`);
    expect(left).toContain('exports.createRoot = function');
  });

  it('is an error of the build where React has it in another form', () => {
    expect(() => withoutUnused('exports.createRoot = function () {};')).toThrow(/in another form/);
    expect(() => withoutUnused(react.replaceAll('shouldStartViewTransition', 'starts'))).toThrow(
      /view transitions in another form/,
    );
  });

  everyRow([
    'const shown = <Fragment ref={part}>{text}</Fragment>;',
    "import { ViewTransition } from 'react';",
    'override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {',
  ])('is told where a source uses it: %s', (source) => {
    expect(usedOfCut(source)).toMatch(/leaves out of the build/);
  });

  everyRow([
    'const shown = <Fragment key={name}>{text}</Fragment>;',
    'const field = <input ref={part} />;',
    'override componentDidCatch(error: unknown): void {',
  ])('is not told of where a source does without it: %s', (source) => {
    expect(usedOfCut(source)).toBeUndefined();
  });
});
