import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { asModule } from './as-module.ts';

const require = createRequire(import.meta.url);

describe('CommonJS as an ES module', () => {
  everyRow([
    ['exports.a = 1;', 'var $a = 1;\nexport { $a as a };'],
    ['exports.a =\n  b;', 'var $a =\n  b;\nexport { $a as a };'],
    [
      'exports.now = void 0;\nif (x) exports.now = f;',
      'var $now;\n$now = void 0;\nif (x) $now = f;\nexport { $now as now };',
    ],
    ['exports.a = 1;\nf(exports.a === 1);', 'var $a = 1;\nf($a === 1);\nexport { $a as a };'],
    [
      'var R = require("react"),\n  D = require("react-dom");\nR.a(D);',
      'import * as R from "react";\nimport * as D from "react-dom";\n\nR.a(D);\nexport {  };',
    ],
  ])('%j becomes %j', (code, expected) => {
    expect(asModule(code)).toBe(expected);
  });

  everyRow(['module.exports = 1;', 'f(require("x"));', 'exports["a"](1);\nexports = {};'])(
    'refuses %s, which it does not know',
    (code) => {
      expect(() => asModule(code)).toThrow('more of CommonJS');
    },
  );

  everyRow([
    ['react', 'react.production.js', 'react'],
    ['react-dom', 'react-dom.production.js', 'react-dom'],
    ['react-dom', 'react-dom-client.production.js', 'react-dom/client'],
    ['scheduler', 'scheduler.production.js', 'scheduler'],
  ])('has all names of %s/cjs/%s', (folder, file, source) => {
    const path = join(dirname(require.resolve(`${folder}/package.json`)), 'cjs', file);
    const [, exported = ''] = /export \{ (.*) \};$/.exec(asModule(readFileSync(path, 'utf8'))) ?? [];
    const names = exported.split(', ').map((pair) => pair.split(' as ')[1]);
    expect(names.length).toBeGreaterThan(1);
    const known = Object.keys(require(source) as object).filter((name) => names.includes(name));
    expect(known.length).toBeGreaterThan(names.length - 4);
  });
});
