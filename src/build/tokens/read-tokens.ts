import tokenFile from '../../widgets/kit/styles/tokens.json' with { type: 'json' };

/** A colour in the Design Tokens format. `hex` equals the components, without the alpha. */
export type ColorValue = { colorSpace: 'srgb'; components: number[]; alpha?: number; hex: string };
export type DimensionValue = { value: number; unit: 'px' };
type DurationValue = { value: number; unit: 'ms' };
export type ShadowValue = { color: ColorValue } & Record<
  'offsetX' | 'offsetY' | 'blur' | 'spread',
  DimensionValue
>;
/** A value as in the file. Text in braces refers to another token; any other text is a CSS keyword. */
export type TokenValue = string | ColorValue | DimensionValue | DurationValue | ShadowValue[];

/** The facts that the format has no field for, under `$extensions["assess.widgets"]`. */
type TokenExtras = {
  /** The value in dark mode, if it differs. */
  dark?: TokenValue;
  /** The share of the value when it is mixed with another colour. */
  mix?: { share: number; with: string };
  /** True for a length in CSS pixels. Other lengths scale with the text size. */
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
 * Reads all tokens of `tokens.json`, which define everything that a page may theme, in the Design Tokens Community Group's
 * format (2025.10). A token inherits its group's type, and its group's description with the token's name appended.
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

/** Returns the public name that a page sets: `['color', 'accent', '600']` → `--assess-color-accent-600`. */
export const publicName = ({ path }: Pick<Token, 'path'>): string => `--assess-${path.join('-')}`;
