import { readFileSync, writeFileSync } from 'node:fs';
import { COMPARED, timeKey, type PageTimes } from './page-times.ts';
import type { Verdict } from './verdicts.ts';

type Row = readonly string[];

const table = ([head = [], ...rows]: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const verdictTable = (all: readonly Verdict[]): string =>
  table([
    ['id', 'what', 'measured', 'limit', 'verdict'],
    ...all.map(({ id, what, measured, limit, unit, met }) => [
      id,
      what,
      `${measured} ${unit}`.trim(),
      `${limit} ${unit}`.trim(),
      met ? 'met' : '**missed**',
    ]),
  ]);

const COLUMNS = [
  ['slow', 'cold'],
  ['slow', 'warm'],
  ['fast', 'cold'],
  ['fast', 'warm'],
] as const;

const timesTable = (pages: PageTimes): string =>
  table([
    [
      'ms to a count / to the cart’s own / of main thread',
      ...COLUMNS.map(([profile, cache]) => `${profile}, ${cache}`),
    ],
    ...COMPARED.map((page) => [
      page,
      ...COLUMNS.map(([profile, cache]) => {
        const time = pages.get(timeKey(page, profile, cache));
        return time ? [time.visible, time.answered, time.main].map(Math.round).join(' / ') : '';
      }),
    ]),
  ]);

export const reportText = (all: readonly Verdict[], pages: PageTimes): string =>
  `${verdictTable(all)}\n\n${timesTable(pages)}`;

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/** Writes the report between its two marks. @throws {Error} if the file lacks the marks. */
export const writeInto = (file: string, report: string): void => {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no ${BEGIN} … ${END}.`);
  writeFileSync(file, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
};
