import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { themes } from '../../stories/.storybook/themes.ts';

/** Every theme in both schemes, without the default theme in light, which all other stories show. */
const LOOKS = Object.keys(themes)
  .flatMap((theme) => ['light', 'dark'].map((scheme) => `'${theme}', '${scheme}'`))
  .filter((look) => look !== "'default', 'light'");

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
    const source = "export const Clinical: Story = inTheme(One, 'clinical', 'light');";
    expect(missing(source)).toEqual([
      "'default', 'dark'",
      "'university', 'light'",
      "'university', 'dark'",
      "'clinical', 'dark'",
      'the contract’s table',
    ]);
  });

  everyRow(widgets.map(({ tag }) => tag))(
    'show %s in every theme, light and dark, with the table of its contract [EMB-07]',
    (tag) => {
      expect(missing(readStories(tag))).toEqual([]);
    },
  );
});
