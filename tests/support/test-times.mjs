// Lists the slowest tests, and the files that take longer than they may, from the reports of both runners.

/** The seconds that the tests of one file may take together, by runner, with as many beside them as the runner starts. */
export const FILE_SECONDS = { vitest: 45, playwright: 90 };

/**
 * @typedef {{ file: string, title: string, seconds: number }} Time
 */

/** @returns {Time[]} the times in a report of vitest's `json` reporter; none if there is no report */
export const vitestTimes = (report, root = process.cwd()) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: String(name).replace(`${root}/`, ''),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** @returns {Time[]} the times in a report of Playwright's `json` reporter, for this folder of tests */
export const playwrightTimes = (report, folder) => {
  const timesOf = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        file: `tests/${folder}/${file}`,
        title: [...titles, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => timesOf(inner, [...titles, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => timesOf(suite, []));
};

/** Returns a line for each of the slowest tests, the slowest first. */
export const slowest = (times, most = 20) =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);

/** Returns a line for each file whose tests together take longer than `limit` seconds, the slowest first. */
export const overBudget = (times, limit) => {
  const sums = new Map();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .filter(([, seconds]) => seconds > limit)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([file, seconds]) =>
        `${file} takes ${Math.round(seconds)} s of ${limit} s: divide it, or test lower down.`,
    );
};
