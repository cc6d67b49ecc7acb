import { writeFile } from 'node:fs/promises';
import { lightDark, shadowLayers, valueText, type Spelling } from './css-value.ts';
import { publicName, readTokens, type ShadowValue, type Token } from './read-tokens.ts';

const HEAD = `/*
 * Made from tokens.json by \`npm run tokens\`: change it there.
 * The visual tokens, private names on the left. A page themes by setting the public \`--assess-*\` name on
 * any ancestor; here it is read, never set, so a page's value is not clobbered. Two tiers: reference
 * values first, then roles; every other stylesheet uses roles only.
 * Lengths count in \`--assess-em\`, one em of the widget's root (registered in em-property.ts), so that a
 * nested smaller text does not shrink the space around it. They stand on the root inside the tag, not on the
 * tag, where a page's own custom properties of the same name would win; and on the slot that stands there before.
 */
.assess-root,
:host > slot {
  --assess-em: 1em;
`;

/** The rules that override every theme: the size of touch targets, and reduced motion. */
const TAIL = `}

@media (pointer: coarse) {
  .assess-root {
    --_control-size: max(44px, var(--assess-control-size, calc(2.75 * var(--assess-em))));
    --_target: max(44px, var(--assess-target-size, 44px));
  }
}

@media (prefers-reduced-motion: reduce) {
  .assess-root {
    --_fast: 0s;
    --_slow: 0s;
  }
}
`;

/** The private names that differ from the public name without its group. */
const SHORT: Readonly<Record<string, string>> = {
  'text-secondary': 'text-2',
  'border-width': 'line',
  'radius-control': 'radius',
  'target-size': 'target',
};

/** Returns the name that the widgets' own styles use: `['color', 'neutral', '50']` → `--_n-50`. */
const privateName = (path: readonly string[]): string => {
  const [family = '', ...rest] = path;
  const name = (family === 'color' || family === 'duration' ? rest : path).join('-');
  return `--_${SHORT[name] ?? name.replace(/^neutral-/, 'n-')}`;
};

const SPELLING: Spelling = {
  reference: (path) => `var(${privateName(path)})`,
  em: (count) => (count === 1 ? 'var(--assess-em)' : `calc(${count} * var(--assess-em))`),
};

/** Returns whether a token is written elsewhere: base.css sets the font with the other inherited properties. */
const isDrawnElsewhere = ({ path: [family = ''] }: Token): boolean => family.startsWith('font');

/** Returns the text of `tokens.css` (EMB-07). */
export const tokensCss = (tokens: readonly Token[]): string => {
  let tier = '';
  const lines = tokens
    .filter((token) => !isDrawnElsewhere(token))
    .map((token) => {
      const before = tier;
      tier = tierOf(token);
      return `${tier === before ? '' : '\n'}${declaration(token)}`;
    });
  return `${HEAD}${lines.join('\n')}\n${TAIL}`;
};

const tierOf = ({ path, type }: Token): string => {
  if (path.length === 3) return 'reference';
  return type === 'color' || type === 'shadow' ? 'role' : 'measure';
};

/** Returns a declaration in the formatter's layout. A value of several parts is on several lines. */
const declaration = (token: Token): string => {
  const [one = '', ...more] = partsOf(token);
  const start = `  ${privateName(token.path)}: var(`;
  if (more.length === 0 && !one.startsWith('color-mix')) return `${start}${publicName(token)}, ${one});`;
  return `${start}\n    ${[publicName(token), one, ...more].join(',\n    ')}\n  );`;
};

const partsOf = (token: Token): string[] => {
  const { value, extras } = token;
  if (Array.isArray(value)) return shadowLayers(value, (extras.dark as ShadowValue[] | undefined) ?? value);
  const light = valueText(token, value, SPELLING);
  if (extras.mix) {
    const other = valueText(token, extras.mix.with, SPELLING);
    return [`color-mix(in srgb, ${light} ${extras.mix.share * 100}%, ${other})`];
  }
  return [lightDark(light, valueText(token, extras.dark ?? value, SPELLING))];
};

// `npm run tokens`. The style sheet is kept in the repository, so that stories, tests and builds use it like any other.
if (import.meta.main) await writeFile('src/widgets/kit/styles/tokens.css', tokensCss(readTokens()));
