import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../widgets/registry.ts';
import { listWidget, type Lists } from './list-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

const TAKEN = widgets.map(({ tag }) => tag.replace('assess-', ''));

const lists = (): Lists => ({
  registry: readFileSync('src/widgets/registry.ts', 'utf8'),
  registryTest: readFileSync('src/widgets/registry.test.ts', 'utf8'),
  faultsTest: readFileSync('tests/architecture/widget-faults.test.ts', 'utf8'),
  readme: readFileSync('README.md', 'utf8'),
});

describe('the name of a new widget', () => {
  it.each([
    ['order-history', undefined],
    ['a', undefined],
    ['level3-list', undefined],
    ['', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['OrderHistory', 'a name is lower-case words joined by hyphens, for example order-history'],
    ['order_history', 'a name is lower-case words joined by hyphens, for example order-history'],
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
  const files = widgetFiles('order-history');

  it('has contract, component, styles, stories and words in four languages', () => {
    expect(Object.keys(files)).toEqual([
      'src/widgets/order-history/define.ts',
      'src/widgets/order-history/order-history.widget.ts',
      'src/widgets/order-history/OrderHistory.tsx',
      'src/widgets/order-history/order-history.css',
      'src/widgets/order-history/messages/en.json',
      'src/widgets/order-history/messages/fr.json',
      'src/widgets/order-history/messages/nl.json',
      'src/widgets/order-history/messages/es.json',
      'stories/order-history.stories.tsx',
    ]);
    expect(files['src/widgets/order-history/order-history.widget.ts']).toContain('orderHistoryWidget = {');
    expect(files['stories/order-history.stories.tsx']).toContain("title: 'Widgets/Order History'");
    expect(JSON.parse(files['src/widgets/order-history/messages/nl.json'] ?? '')).toEqual({
      'order-history.title': 'Nieuw',
      'order-history.text': expect.stringContaining('winkel'),
    });
  });

  it('is in every list of widgets, and nothing else changes in them', () => {
    const before = lists();
    const after = listWidget('order-history', before);
    const added = (key: keyof Lists): string[] => {
      const known = new Set(before[key].split('\n'));
      return after[key].split('\n').filter((line) => !known.has(line));
    };
    expect(added('registry')).toEqual([
      "import { orderHistoryWidget } from './order-history/order-history.widget.ts';",
      '  orderHistoryWidget,',
    ]);
    expect(added('registryTest')).toEqual(["    'assess-order-history',"]);
    expect(added('faultsTest')).toEqual([
      expect.stringMatching(/^const ASK_NOBODY = .*'assess-order-history'/),
    ]);
    expect(added('readme')).toHaveLength(2);
    expect(after.registryTest.indexOf("'assess-order-history'")).toBeLessThan(
      after.registryTest.indexOf("'assess-product'"),
    );
  });

  it.each(['registry', 'registryTest', 'faultsTest', 'readme'] as const)(
    'says which list it no longer fits: %s',
    (key) => {
      expect(() => listWidget('order-history', { ...lists(), [key]: '' })).toThrow('has no place in');
    },
  );
});
