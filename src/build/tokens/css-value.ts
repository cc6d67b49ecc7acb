import {
  type ColorValue,
  type DimensionValue,
  type ShadowValue,
  type Token,
  type TokenValue,
  publicName,
} from './read-tokens.ts';

/** Returns a colour in its shortest CSS form: `{ hex: '#16211f', alpha: 0.502 }` → `#16211f80`. */
export const colorText = ({ hex, alpha }: ColorValue): string => {
  const all = alpha === undefined ? hex : `${hex}${byte(alpha)}`;
  const short = /^#(.)\1(.)\2(.)\3(?:(.)\4)?$/.exec(all);
  return short ? `#${short.slice(1).join('')}` : all;
};

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Returns the path that a reference in braces refers to. Undefined for any other value. */
export const referenceOf = (value: TokenValue): string[] | undefined =>
  typeof value === 'string' && value.startsWith('{') ? value.slice(1, -1).split('.') : undefined;

/** How the caller writes a reference and a length in em. */
export type Spelling = { reference: (path: string[]) => string; em: (count: number) => string };

/** Returns a value in one mode as CSS text. Throws if its token's type does not allow the value. */
export const valueText = (token: Token, value: TokenValue, spelling: Spelling): string => {
  const path = referenceOf(value);
  if (path !== undefined) return spelling.reference(path);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) throw new Error(`${token.path.join('.')}: a shadow is written by its modes.`);
  if ('hex' in value) return colorText(value);
  if (value.unit === 'ms') return `${value.value}ms`;
  const { fixed, atLeast } = token.extras;
  if (fixed) return pixels(value);
  const length = spelling.em(value.value / 16);
  return atLeast ? `max(${pixels(atLeast)}, ${length})` : length;
};

const pixels = ({ value, unit }: DimensionValue): string => (value === 0 ? '0' : `${value}${unit}`);

/** Returns the layers of a shadow as CSS text, each with its colour in light and dark mode. */
export const shadowLayers = (light: readonly ShadowValue[], dark: readonly ShadowValue[]): string[] =>
  light.map(({ offsetX, offsetY, blur, spread, color }, place) => {
    const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(pixels);
    return [...lengths, lightDark(colorText(color), colorText(dark[place]?.color ?? color))].join(' ');
  });

export const lightDark = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

export type Mode = 'light' | 'dark';

/** The values that a page sets, by public name. They may contain `light-dark(…, …)`. */
export type Theme = Readonly<Record<string, string>>;

/**
 * Returns a token's value in one mode as CSS text. It follows references like a browser; the theme's values win over the
 * defaults. Lengths are in `em`. Throws if no token has the path, and for a mixed colour.
 */
export const resolveToken = (
  tokens: readonly Token[],
  path: readonly string[],
  mode: Mode,
  theme: Theme = {},
): string => {
  const token = tokens.find((one) => one.path.join('.') === path.join('.'));
  if (token === undefined) throw new Error(`There is no token ${path.join('.')}.`);
  const set = theme[publicName(token)];
  if (set !== undefined) return inMode(set, mode);
  if (token.extras.mix) throw new Error(`${path.join('.')} is mixed, and has no value of its own.`);
  return valueText(token, valueIn(token, mode), {
    reference: (next) => resolveToken(tokens, next, mode, theme),
    em: (count) => `${count}em`,
  });
};

const valueIn = ({ value, extras }: Token, mode: Mode): TokenValue =>
  mode === 'dark' ? (extras.dark ?? value) : value;

const inMode = (text: string, mode: Mode): string => {
  const [, light, dark] = /^light-dark\(([^,]+),\s*([^,]+)\)$/.exec(text) ?? [];
  if (light === undefined || dark === undefined) return text;
  return mode === 'dark' ? dark : light;
};
