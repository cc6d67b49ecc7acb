import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMPARED, timeKey, type PageTime } from './page-times.ts';
import { reportText, writeInto } from './report.ts';
import { verdicts } from './verdicts.ts';

const folder = mkdtempSync(join(tmpdir(), 'assess-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const time = (visible: number): PageTime => ({ visible, answered: visible, main: 100 });

const pages = new Map(
  COMPARED.flatMap((page) =>
    (['slow', 'fast'] as const).flatMap((profile) =>
      (['cold', 'warm'] as const).map(
        (cache) => [timeKey(page, profile, cache), time(page === 'bare-react' ? 2000 : 1000)] as const,
      ),
    ),
  ),
);
const many = { ms: 1.4, bytes: 13_000, leftListeners: 0, leftNodes: 0, leftShare: 0 };
const measured = {
  pages,
  many,
  bareMany: { ...many, ms: 1, bytes: 10_000 },
  quickOrder: { key: 6, event: 101, paste: 150, markup: 100 },
  bareRows: { key: 4, event: 50 },
  cart: { bareCold: 2000, bareWarm: 1000, cold: 2200, coldWithSnippet: 1700, warm: 600 },
  checkout: { usable: 3000, bareLines: 2000, going: 100 },
  account: { orders: 2000, invoices: 2720, turning: 50, zipping: 0, zipHeap: 40 },
  longest: 0,
};

describe('the bench’s table', () => {
  it('calls what is at its limit met, and what is past it missed', () => {
    const found = verdicts(measured).map(({ id, measured: value, met }) => `${id} ${value} ${met}`);
    expect(found).toEqual([
      'PERF-06 0.5 true',
      'PERF-06 0.5 true',
      'PERF-06 1 true',
      'PERF-07 1 true',
      'PERF-07 0 true',
      'PERF-08 1.4 false',
      'PERF-08 1.3 true',
      'PERF-08 0 true',
      'PERF-08 0 true',
      'PERF-08 0 true',
      'PERF-09 1.5 true',
      'PERF-09 2.02 false',
      'PERF-09 1.5 true',
      'PERF-11 0 true',
      'PERF-12 0.85 true',
      'PERF-12 1.1 true',
      'PERF-12 0.6 true',
      'PERF-13 1.5 false',
      'PERF-13 100 true',
      'PERF-14 1.18 true',
      'PERF-14 1.6 false',
      'PERF-14 50 true',
      'PERF-14 0 true',
      'PERF-14 40 true',
    ]);
  });

  it('refuses to judge what was not measured', () => {
    expect(() => verdicts({ ...measured, pages: new Map() })).toThrow('was not measured');
  });

  it('goes between its marks and leaves the rest, time after time', () => {
    const file = join(folder, 'speed.md');
    writeFileSync(file, 'Before\n\n<!-- bench -->\n<!-- /bench -->\n\nAfter\n');
    const report = reportText(verdicts(measured), pages);
    writeInto(file, 'an older one');
    writeInto(file, report);
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(`Before\n\n<!-- bench -->\n\n${report}\n\n<!-- /bench -->\n\nAfter\n`);
    expect(text).toContain('| **missed** |');
  });

  it('says so when a file has lost its marks', () => {
    const file = join(folder, 'lost.md');
    writeFileSync(file, 'Before');
    expect(() => writeInto(file, 'x')).toThrow('has no <!-- bench -->');
  });
});
