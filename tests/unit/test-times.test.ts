import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { overBudget, playwrightTimes, slowest, vitestTimes } from '../support/test-times.mjs';

const vitest = {
  testResults: [
    {
      name: '/project/src/a.test.ts',
      assertionResults: [{ fullName: 'adds', duration: 1500 }, { fullName: 'never ran' }],
    },
  ],
};
const playwright = {
  suites: [
    {
      title: 'cart.e2e.ts',
      specs: [{ file: 'cart.e2e.ts', title: 'opens', tests: [{ results: [{ duration: 2000 }] }] }],
      suites: [
        {
          title: 'a line',
          specs: [
            {
              file: 'cart.e2e.ts',
              title: 'goes',
              tests: [{ results: [{ duration: 300 }, { duration: 400 }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe('the times of a run', () => {
  it('are read from a report of vitest, with 0 for a test that did not run', () => {
    expect(vitestTimes(vitest, '/project')).toEqual([
      { file: 'src/a.test.ts', title: 'adds', seconds: 1.5 },
      { file: 'src/a.test.ts', title: 'never ran', seconds: 0 },
    ]);
  });

  it('are read from a report of Playwright, with every try of a test', () => {
    expect(playwrightTimes(playwright, 'e2e')).toEqual([
      { file: 'tests/e2e/cart.e2e.ts', title: 'opens', seconds: 2 },
      { file: 'tests/e2e/cart.e2e.ts', title: 'a line › goes', seconds: 0.7 },
    ]);
  });

  everyRow([[undefined], [{}], [null]])('of a suite that left no report (%j) are none', (report) => {
    expect(vitestTimes(report)).toEqual([]);
    expect(playwrightTimes(report, 'e2e')).toEqual([]);
  });

  it('name the slowest tests first, as many as asked for', () => {
    const times = [1, 3, 2].map((seconds) => ({ file: 'a.ts', title: `t${seconds}`, seconds }));
    expect(slowest(times, 2)).toEqual(['   3.0 s  a.ts: t3', '   2.0 s  a.ts: t2']);
  });

  it('name each file whose tests take too long together', () => {
    const times = [
      { file: 'a.ts', title: 'x', seconds: 20 },
      { file: 'a.ts', title: 'y', seconds: 11 },
      { file: 'b.ts', title: 'x', seconds: 30 },
    ];
    expect(overBudget(times, 30)).toEqual(['a.ts takes 31 s of 30 s: divide it, or test lower down.']);
  });
});
