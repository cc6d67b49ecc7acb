import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { playwrightFailures, told, vitestFailures } from '../support/test-failures.mjs';

describe('what failed in a whole run', () => {
  it('is told of a report of unit tests, without colours and without those that passed', () => {
    const report = {
      testResults: [
        {
          name: '/project/tests/unit/sum.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            {
              fullName: 'subtracts',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[0m'],
            },
          ],
        },
      ],
    };
    expect(vitestFailures(report, '/project')).toEqual([
      { file: 'tests/unit/sum.test.ts', title: 'subtracts', reason: 'expected 1 to be 2' },
    ]);
  });

  it('is told of a file that did not load', () => {
    const report = {
      testResults: [
        { name: '/project/a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report, '/project')).toEqual([
      { file: 'a.test.ts', title: 'the file itself', reason: 'no such file' },
    ]);
  });

  it('is told of a report of end-to-end tests, with the titles around it', () => {
    const spec = (title: string, ok: boolean, message: string) => ({
      file: 'cart.e2e.ts',
      title,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
    });
    const report = {
      suites: [
        {
          specs: [spec('opens', true, '')],
          suites: [{ title: 'a cart', specs: [spec('is emptied', false, 'Timed out')] }],
        },
      ],
    };
    expect(playwrightFailures(report, 'e2e')).toEqual([
      { file: 'tests/e2e/cart.e2e.ts', title: 'a cart › is emptied', reason: 'Timed out' },
    ]);
  });

  everyRow([[undefined], [{}], [{ testResults: [] }]])('is nothing where the report is %o', (report) => {
    expect(vitestFailures(report)).toEqual([]);
    expect(playwrightFailures(report, 'e2e')).toEqual([]);
  });

  it('is shown by its first thirty lines', () => {
    const reason = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const lines = told({ file: 'a', title: 'b', reason });
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe('a: b');
    expect(lines.at(-1)).toBe('     line 29');
  });
});
