import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { listWidget, type Lists } from './list-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

const TAKEN = widgets.map(({ tag }) => tag.replace('assess-', ''));

const lists = (): Lists => ({
  registry: readFileSync('src/widgets/widget-list.ts', 'utf8'),
  registryTest: readFileSync('src/widgets/widget-list.test.ts', 'utf8'),
  faultsTest: readFileSync('tests/architecture/widget-faults.test.ts', 'utf8'),
  policyPage: readFileSync('docs/pages/operators/content-security-policy.md', 'utf8'),
});

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

  it('is in every list of widgets, and nothing else changes in them', () => {
    const before = lists();
    const after = listWidget('prize-list', before);
    const added = (key: keyof Lists): string[] => {
      const known = new Set(before[key].split('\n'));
      return after[key].split('\n').filter((line) => !known.has(line));
    };
    expect(added('registry')).toEqual([
      "import { prizeListWidget } from './prize-list/prize-list.widget.ts';",
      '  prizeListWidget,',
    ]);
    expect(added('registryTest')).toEqual(["    'assess-prize-list',"]);
    expect(added('faultsTest')).toEqual([expect.stringMatching(/^const ASK_NOBODY = .*'assess-prize-list'/)]);
    expect(added('policyPage')).toEqual(['| `<assess-prize-list>` | | |']);
    expect(after.registryTest.indexOf("'assess-prize-list'")).toBeLessThan(
      after.registryTest.indexOf("'assess-product'"),
    );
  });

  everyRow(['registry', 'registryTest', 'faultsTest', 'policyPage'] as const)(
    'says which list it no longer fits: %s',
    (key) => {
      expect(() => listWidget('prize-list', { ...lists(), [key]: '' })).toThrow('has no place in');
    },
  );
});
