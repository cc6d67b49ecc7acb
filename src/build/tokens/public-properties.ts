import { lightDark, referenceOf, shadowLayers, resolveToken } from './css-value.ts';
import { publicName, readTokens, type ShadowValue, type Token } from './read-tokens.ts';

/** A custom property that a page may set on any ancestor of a widget. */
export type PublicProperty = {
  name: `--assess-${string}`;
  description: string;
  /** The default as CSS text: colours for both modes, lengths in em of the widget's text. */
  default: string;
  /** The syntax for `@property`, if CSS has one for the type. */
  syntax?: string;
};

/** Returns the properties that theme all widgets, from the tokens. */
export const publicProperties = (tokens: readonly Token[] = readTokens()): PublicProperty[] =>
  tokens.map((token) => {
    const syntax = SYNTAX[token.type];
    return {
      name: publicName(token) as PublicProperty['name'],
      description: token.description,
      default: defaultText(token, tokens),
      ...(syntax !== undefined && { syntax }),
    };
  });

const SYNTAX: Partial<Record<Token['type'], string>> = {
  color: '<color>',
  dimension: '<length>',
  duration: '<time>',
};

const defaultText = (token: Token, tokens: readonly Token[]): string => {
  const { path, value, extras } = token;
  if (Array.isArray(value))
    return shadowLayers(value, (extras.dark as ShadowValue[] | undefined) ?? value).join(', ');
  if (extras.mix) return mixText(value as string, extras.mix);
  // The reader's own text size applies, which no number can express.
  if (path[0] === 'font-size') return 'medium';
  return lightDark(resolveToken(tokens, path, 'light'), resolveToken(tokens, path, 'dark'));
};

const mixText = (value: string, mix: { share: number; with: string }): string =>
  `color-mix(in srgb, ${variable(value)} ${mix.share * 100}%, ${variable(mix.with)})`;

const variable = (reference: string): string => `var(${publicName({ path: referenceOf(reference) ?? [] })})`;
