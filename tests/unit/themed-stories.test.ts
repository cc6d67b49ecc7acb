import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { themes } from '../../stories/.storybook/themes.ts';

/**
 * Each theme once, and both schemes; all other stories show the default theme in light. `stories/support/themes.test.ts`
 * computes every contrast of every theme in both.
 */
const SCHEMES: Readonly<Record<string, string>> = { default: 'dark', university: 'light', clinical: 'dark' };
const LOOKS = Object.keys(themes).map((theme) => `'${theme}', '${SCHEMES[theme]}'`);

/** Returns the looks that no story of a file has, and the contract's table if the file lacks it. */
const missing = (source: string): string[] => [
  ...LOOKS.filter(
    (look) => !new RegExp(`^export const \\w+: Story = inTheme\\(\\w+, ${look}\\);$`, 'm').test(source),
  ),
  ...(source.includes('...contractTable(TAG)') ? [] : ['the contract’s table']),
];

const readStories = (tag: string): string => {
  const file = `stories/${tag.replace('assess-', '')}.stories.tsx`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

describe('the stories of a widget', () => {
  it('are found out when they lack a theme or the table (planted) [EMB-07]', () => {
    const source = "export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');";
    expect(missing(source)).toEqual(["'default', 'dark'", "'university', 'light'", 'the contract’s table']);
  });

  everyRow(widgets.map(({ tag }) => tag))(
    'show %s in every theme, in light and in dark, with the table of its contract [EMB-07]',
    (tag) => {
      expect(missing(readStories(tag))).toEqual([]);
    },
  );
});
