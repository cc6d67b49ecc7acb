import tokenFile from '../../widgets/shared/styles/tokens.json' with { type: 'json' };

/** A colour of the Design Tokens format; `hex` says the same as the components, without the alpha. */
export type ColorValue = { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string };
export type DimensionValue = { value: number; unit: 'px' };
export type DurationValue = { value: number; unit: 'ms' };
export type ShadowValue = { color: ColorValue } & Record<
  'offsetX' | 'offsetY' | 'blur' | 'spread',
  DimensionValue
>;
/** A value as the file has it; text in braces refers to another token, any other is a CSS keyword. */
export type TokenValue = string | ColorValue | DimensionValue | DurationValue | ShadowValue[];

/** What the format has no word for, under `$extensions["assess.widgets"]`. */
export type TokenExtras = {
  /** The value in the dark mode, where it differs. */
  dark?: TokenValue;
  /** This share of the value, mixed with another colour. */
  mix?: { share: number; with: string };
  /** In CSS pixels; other lengths follow the size of the text. */
  fixed?: true;
  atLeast?: DimensionValue;
};

export type Token = {
  /** `['color', 'accent', '600']` */
  path: readonly string[];
  type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'shadow';
  value: TokenValue;
  extras: TokenExtras;
  description: string;
};

type Group = { [name: string]: unknown };
type Inherited = { type?: Token['type']; description?: string };

/**
 * All tokens of `tokens.json`, the one source of what a page may theme, in the Design Tokens Community Group's format
 * (2025.10). A group's type holds for its tokens; its description too, with the token's name after it.
 */
export const readTokens = (file: Group = tokenFile): Token[] => tokensIn(file, [], {});

const tokensIn = (group: Group, path: readonly string[], inherited: Inherited): Token[] =>
  Object.entries(group).flatMap(([name, entry]) => {
    if (name.startsWith('$')) return [];
    const node = entry as Group;
    const type = (node['$type'] as Token['type'] | undefined) ?? inherited.type;
    const place = [...path, name];
    if (!('$value' in node)) return tokensIn(node, place, { ...inherited, ...inheritedFrom(node, type) });
    if (type === undefined) throw new Error(`The token ${place.join('.')} has no $type.`);
    return [
      {
        path: place,
        type,
        value: node['$value'] as TokenValue,
        extras:
          (node['$extensions'] as { 'assess.widgets'?: TokenExtras } | undefined)?.['assess.widgets'] ?? {},
        description: describe(node, name, inherited),
      },
    ];
  });

const inheritedFrom = (node: Group, type: Token['type'] | undefined): Inherited => ({
  ...(type !== undefined && { type }),
  ...(typeof node['$description'] === 'string' && { description: node['$description'] }),
});

const describe = (node: Group, name: string, { description }: Inherited): string => {
  if (typeof node['$description'] === 'string') return node['$description'];
  if (description === undefined)
    throw new Error(`Neither the token ${name} nor its group has a $description.`);
  return `${description}: ${name}.`;
};

/** `['color', 'accent', '600']` → `--assess-color-accent-600`, the name that a page sets. */
export const publicName = ({ path }: Pick<Token, 'path'>): string => `--assess-${path.join('-')}`;
