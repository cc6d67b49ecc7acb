import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Set([...css.matchAll(/^\s*(--_[\w-]+):/gm)].map(([, name = '']) => name));

describe('the token table', () => {
  it('reads every public name and sets none but the root em', () => {
    const set = [...css.matchAll(/^\s*(--assess-[\w-]+):/gm)].map(([, name]) => name);
    expect(set).toEqual(['--assess-em']);
  });

  it('declares what it refers to', () => {
    const used = [...css.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});
