import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files below a folder whose name ends so. */
const files = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);
const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

it('each journey takes the test that watches its pages, and none the runner’s own [AXS-02 part]', () => {
  const journeys = files('tests/e2e', '.e2e.ts');
  expect(journeys.length).toBeGreaterThan(50);
  const own = journeys.filter((file) =>
    /import \{[^}]*\btest\b[^}]*\} from 'playwright/.test(lines(file).join('\n')),
  );
  expect(own).toEqual([]);
});

it('each journey and story that is not watched says why in the line above [AXS-02 part]', () => {
  const unexplained = [...files('tests/e2e', '.ts'), ...files('stories', '.tsx')].flatMap((file) =>
    lines(file).flatMap((line, at, all) =>
      /\bwatched: false\b/.test(line) && !(all[at - 1] ?? '').trim().startsWith('//')
        ? [`${file}:${at + 1}`]
        : [],
    ),
  );
  expect(unexplained).toEqual([]);
});
