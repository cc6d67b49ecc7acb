import { lightDark, referenceOf, shadowLayers } from './css-value.ts';
import { publicName, readTokens, type ShadowValue, type Token } from './read-tokens.ts';
import { resolveToken } from './resolve-token.ts';

/** A custom property that a page may set on any ancestor of a widget. */
export type PublicProperty = {
  name: `--assess-${string}`;
  description: string;
  /** As CSS text: colours of both modes, lengths in em of the widget's text. */
  default: string;
  /** As `@property` writes it; undefined where CSS has no word for it. */
  syntax: string | undefined;
};

/** What all widgets are themed by, from the tokens. */
export const publicProperties = (tokens: readonly Token[] = readTokens()): PublicProperty[] =>
  tokens.map((token) => ({
    name: publicName(token) as PublicProperty['name'],
    description: token.description,
    default: defaultText(token, tokens),
    syntax: SYNTAX[token.type],
  }));

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
  // A reader's own size of text counts, which no number says.
  if (path[0] === 'font-size') return 'medium';
  return lightDark(resolveToken(tokens, path, 'light'), resolveToken(tokens, path, 'dark'));
};

const mixText = (value: string, mix: { share: number; with: string }): string =>
  `color-mix(in srgb, ${variable(value)} ${mix.share * 100}%, ${variable(mix.with)})`;

const variable = (reference: string): string => `var(${publicName({ path: referenceOf(reference) ?? [] })})`;
