import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { publicProperties } from './public-properties.ts';
import { readTokens } from './read-tokens.ts';
import { tokensCss } from './tokens-css.ts';

const styles = 'src/widgets/kit/styles';

describe('tokens.css', () => {
  it('is what tokens.json gives; `npm run tokens` writes it [EMB-07]', () => {
    expect(readFileSync(`${styles}/tokens.css`, 'utf8')).toBe(tokensCss(readTokens()));
  });
});

describe('the public custom properties', () => {
  const properties = publicProperties();

  it('are all that the styles read of a page, and no more [EMB-07]', () => {
    const css = ['tokens', 'base'].map((name) => readFileSync(`${styles}/${name}.css`, 'utf8')).join('');
    const read = new Set([...css.matchAll(/var\(\s*(--assess-[\w-]+)/g)].map(([, name]) => name));
    read.delete('--assess-em');
    expect(new Set<string | undefined>(properties.map(({ name }) => name))).toEqual(read);
  });

  it('have a name that no widget uses for its own [EMB-07]', () => {
    const own = new Set(widgets.flatMap((widget) => Object.keys(widget.properties)));
    expect(properties.filter(({ name }) => own.has(name))).toEqual([]);
  });

  everyRow([
    ['--assess-font', 'inherit', undefined],
    ['--assess-font-heading', 'inherit', undefined],
    ['--assess-font-size', 'medium', '<length>'],
    ['--assess-color-accent-600', '#0b5f5a', '<color>'],
    ['--assess-color-text', 'light-dark(#161f20, #e8eceb)', '<color>'],
    [
      '--assess-color-info-border',
      'color-mix(in srgb, var(--assess-color-info-text) 30%, var(--assess-color-info-fill))',
      '<color>',
    ],
    ['--assess-radius-control', '0.25em', '<length>'],
    ['--assess-duration-slow', '200ms', '<time>'],
  ])('say that %s is %s by default [EMB-07]', (name, byDefault, syntax) => {
    const property = properties.find((one) => one.name === name);
    expect([property?.default, property?.syntax]).toEqual([byDefault, syntax]);
  });
});
