import { globSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

/** They show what the page, its address or its author says, and ask no service for anything: none can fail them. */
const ASK_NOBODY = ['assess-error-page', 'assess-notifications'];

const folderOf = (tag: string) => `src/widgets/${tag.replace('assess-', '')}`;
const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** What drives a widget's read and write through every fault, by `tests/support/widget-faults.ts`. */
const tables = [
  ...read('src/widgets/**/*-faults.browser.test.ts'),
  ...read('tests/components/*-faults.browser.test.ts'),
];

describe('what every widget does when its service fails [REL-01 b]', () => {
  everyRow(widgets.map(({ tag }) => tag).filter((tag) => !ASK_NOBODY.includes(tag)))(
    'is driven through every fault: %s',
    (tag) => {
      const own = tables.filter(
        (text) => text.includes(`'${tag}'`) && /\.each\((row\.faults \?\? )?(FAULTS|ONCE)\)/.test(text),
      );
      expect(own.length).toBeGreaterThan(0);
    },
  );

  // The links of the shop ask for nothing.
  everyRow(ASK_NOBODY)('has no case for one that asks no service: %s', (tag) => {
    const code = read(`${folderOf(tag)}/**/*.{ts,tsx}`).filter((text) =>
      /(\.\.\/)+api\/(?!links\/)/.test(text),
    );
    expect(code).toEqual([]);
  });
});
