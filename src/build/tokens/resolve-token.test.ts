import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { readTokens } from './read-tokens.ts';
import { resolveToken } from './css-value.ts';

const tokens = readTokens();

describe('a token in one mode', () => {
  everyRow([
    [['color', 'none'], 'There is no token color.none.'],
    [['color', 'danger-border'], 'color.danger-border is mixed'],
  ])('%j has no value [EMB-07]', (path, says) => {
    expect(() => resolveToken(tokens, path, 'light')).toThrow(says);
  });

  everyRow([
    ['color.text', 'light', {}, '#161f20'],
    ['color.text', 'dark', {}, '#e8eceb'],
    ['color.focus', 'dark', {}, '#4fc3b6'],
    ['color.focus', 'light', { '--assess-color-accent-600': '#123456' }, '#123456'],
    ['color.focus', 'dark', { '--assess-color-action': 'light-dark(#111111, #eeeeee)' }, '#eeeeee'],
    ['color.focus', 'light', { '--assess-color-focus': '#abcdef' }, '#abcdef'],
    ['space.12', 'light', {}, '0.75em'],
    ['border-width', 'light', {}, '1px'],
    ['target-size', 'light', {}, 'max(24px, 1.75em)'],
    ['duration.fast', 'light', {}, '120ms'],
  ] as const)('%s in %s with %j is %s [EMB-07]', (path, mode, theme, expected) => {
    expect(resolveToken(tokens, path.split('.'), mode, theme)).toBe(expected);
  });
});
