import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { PROMISED_PAIRS, contrast } from '../../tests/support/promised-pairs.ts';
import { publicProperties } from '../../src/build/tokens/public-properties.ts';
import { readTokens } from '../../src/build/tokens/read-tokens.ts';
import { resolveToken, type Mode, type Theme } from '../../src/build/tokens/css-value.ts';
import { themes } from '../.storybook/themes.ts';

const tokens = readTokens();
const MODES: Mode[] = ['light', 'dark'];

const measured = (ink: string, ground: string, mode: Mode, theme: Theme): number =>
  contrast(
    resolveToken(tokens, ['color', ink], mode, theme),
    resolveToken(tokens, ['color', ground], mode, theme),
  );

/** Returns the colour pairs with too little contrast in a theme, as `text on surface: 3.2`. */
const broken = (theme: Theme, mode: Mode): string[] =>
  PROMISED_PAIRS.flatMap(([ink, ground, least]) => {
    const ratio = measured(ink, ground, mode, theme);
    return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });

const each = Object.entries(themes).flatMap(([name, { widgets }]) =>
  MODES.map((mode) => [name, mode, widgets] as const),
);

describe('a theme', () => {
  it('that breaks a promised contrast is found (planted) [EMB-07]', () => {
    expect(broken({ '--assess-color-text': '#999999' }, 'light')).toContain('text on surface: 2.85');
    expect(broken({ '--assess-color-text': '#999999' }, 'dark')).not.toContain('text on surface: 2.85');
  });

  everyRow(each)('%s keeps every promised contrast in %s [EMB-07]', (_name, mode, theme) => {
    expect(broken(theme, mode)).toEqual([]);
  });

  everyRow(each)('%s in %s sets public custom properties alone [EMB-07]', (_name, _mode, theme) => {
    const known = new Set<string>(publicProperties().map(({ name }) => name));
    expect(Object.keys(theme).filter((name) => !known.has(name))).toEqual([]);
  });

  everyRow(MODES)('clinical keeps 7 to 1 for every text in %s [EMB-07]', (mode) => {
    const theme = themes['clinical']?.widgets ?? {};
    const weak = PROMISED_PAIRS.filter(
      ([ink, ground, least]) => least === 4.5 && measured(ink, ground, mode, theme) < 7,
    );
    expect(weak).toEqual([]);
  });
});
