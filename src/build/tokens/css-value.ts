import type {
  ColorValue,
  DimensionValue,
  DurationValue,
  ShadowValue,
  Token,
  TokenValue,
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

const isColor = (value: TokenValue): value is ColorValue => typeof value === 'object' && 'hex' in value;

/** How the caller writes a reference and a length in em. */
export type Spelling = { reference: (path: string[]) => string; em: (count: number) => string };

/** Returns a value in one mode as CSS text. Throws if its token's type does not allow the value. */
export const valueText = (token: Token, value: TokenValue, spelling: Spelling): string => {
  const path = referenceOf(value);
  if (path !== undefined) return spelling.reference(path);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) throw new Error(`${token.path.join('.')}: a shadow is written by its modes.`);
  if (isColor(value)) return colorText(value);
  return measureText(token, value, spelling);
};

const measureText = (
  { extras }: Token,
  value: DimensionValue | DurationValue,
  { em }: Pick<Spelling, 'em'>,
): string => {
  if (value.unit === 'ms') return `${value.value}ms`;
  if (extras.fixed) return pixels(value);
  const length = em(value.value / 16);
  return extras.atLeast ? `max(${pixels(extras.atLeast)}, ${length})` : length;
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
