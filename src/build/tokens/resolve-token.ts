import { valueText } from './css-value.ts';
import { publicName, type Token, type TokenValue } from './read-tokens.ts';

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
