import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { colorText, resolveToken } from './css-value.ts';
import { readTokens, type ColorValue, type Token } from './read-tokens.ts';

const ZERO = { value: 0, unit: 'px' };

describe('a token file', () => {
  everyRow([
    ['a token without a type', { a: { $value: ZERO, $description: 'A.' } }, 'The token a has no $type.'],
    ['a token without a word', { a: { $type: 'dimension', $value: ZERO } }, 'Neither the token a'],
  ])('with %s is refused [EMB-07]', (_title, file, says) => {
    expect(() => readTokens(file)).toThrow(says);
  });

  it('hands type and words of a group down to its tokens [EMB-07]', () => {
    const file = { space: { $type: 'dimension', $description: 'Spaces', wide: { '8': { $value: ZERO } } } };
    expect(readTokens(file)).toEqual([
      { path: ['space', 'wide', '8'], type: 'dimension', value: ZERO, extras: {}, description: 'Spaces: 8.' },
    ]);
  });
});

const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'object' && value !== null && 'hex' in value;

const colorsOf = ({ value, extras }: Token): ColorValue[] =>
  [value, extras.dark]
    .flatMap((one) => (Array.isArray(one) ? one.map(({ color }) => color) : [one]))
    .filter(isColor);

describe('tokens.json', () => {
  const tokens = readTokens();

  everyRow(tokens.flatMap((token) => colorsOf(token).map((color) => [token.path.join('.'), color] as const)))(
    'says of %s by components what it says by hex [EMB-07]',
    (_name, { components, hex }) => {
      const said = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${said.join('')}`).toBe(hex);
    },
  );

  it('refers to tokens that are there, and never in a circle [EMB-07]', () => {
    const colors = tokens.filter(({ type, extras }) => type === 'color' && !extras.mix);
    expect(colors.length).toBeGreaterThan(40);
    for (const { path } of colors)
      for (const mode of ['light', 'dark'] as const)
        expect(resolveToken(tokens, path, mode)).toMatch(/^#[\da-f]{3,8}$/);
  });

  it('writes a colour as short as CSS has it [EMB-07]', () => {
    const rgb = { colorSpace: 'srgb', components: [0, 0, 0] } as const;
    expect(colorText({ ...rgb, components: [...rgb.components], hex: '#000000', alpha: 0.533 })).toBe(
      '#0008',
    );
    expect(colorText({ ...rgb, components: [...rgb.components], hex: '#16211f', alpha: 0.502 })).toBe(
      '#16211f80',
    );
  });
});
