import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { LISTS, listWidget } from './list-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

const TAKEN = widgets.map(({ tag }) => tag.replace('assess-', ''));

describe('the name of a new widget', () => {
  everyRow([
    ['prize-list', undefined],
    ['a', undefined],
    ['level3-list', undefined],
    ['', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['PrizeList', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['prize_list', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['order-', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['../x', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['assess-orders', 'leave "assess-" out: npm run new -- orders'],
    ['kit', 'src/widgets/kit is not a widget’s folder'],
    ['cart', 'src/widgets/cart is there already'],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name, TAKEN)).toBe(problem);
  });
});

describe('a new widget [EMB-07 part]', () => {
  const files = widgetFiles('prize-list');

  it('has contract, component, styles, stories and words in four languages', () => {
    expect(Object.keys(files)).toEqual([
      'src/widgets/prize-list/define.ts',
      'src/widgets/prize-list/prize-list.widget.ts',
      'src/widgets/prize-list/PrizeList.tsx',
      'src/widgets/prize-list/prize-list.css',
      'src/widgets/prize-list/messages/en.json',
      'src/widgets/prize-list/messages/fr.json',
      'src/widgets/prize-list/messages/nl.json',
      'src/widgets/prize-list/messages/es.json',
      'stories/prize-list.stories.tsx',
    ]);
    expect(files['src/widgets/prize-list/prize-list.widget.ts']).toContain('prizeListWidget = {');
    expect(files['stories/prize-list.stories.tsx']).toContain("title: 'Widgets/Prize List'");
    expect(JSON.parse(files['src/widgets/prize-list/messages/nl.json'] ?? '')).toEqual({
      'prize-list.title': 'Nieuw',
      'prize-list.text': expect.stringContaining('winkel'),
    });
  });

  everyRow([
    [
      'src/widgets/widget-list.ts',
      ["import { prizeListWidget } from './prize-list/prize-list.widget.ts';", '  prizeListWidget,'],
    ],
    ['src/widgets/widget-list.test.ts', ["    'assess-prize-list',"]],
    [
      'tests/architecture/widget-faults.test.ts',
      [expect.stringMatching(/^const ASK_NOBODY = .*'assess-prize-list'/)],
    ],
    ['docs/pages/operators/content-security-policy.md', ['| `<assess-prize-list>` | | |']],
  ])('is in the list %s, and nothing else changes in it', (file, added) => {
    const before = readFileSync(file, 'utf8');
    const known = new Set(before.split('\n'));
    const after = listWidget('prize-list', file, before).split('\n');
    expect(after.filter((line) => !known.has(line))).toEqual(added);
  });

  it('has its place in the alphabet', () => {
    const file = 'src/widgets/widget-list.test.ts';
    const text = listWidget('prize-list', file, readFileSync(file, 'utf8'));
    expect(text.indexOf("'assess-prize-list'")).toBeLessThan(text.indexOf("'assess-product'"));
  });

  everyRow(LISTS)('says which list it no longer fits: %s', (file) => {
    expect(() => listWidget('prize-list', file, '')).toThrow(`has no place in ${file}`);
  });
});
