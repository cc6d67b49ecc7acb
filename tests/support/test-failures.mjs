// Lists what failed in a whole run and why, from the reports of both runners. The list ends the run's log, where it is
// read first.
import { stripVTControlCharacters } from 'node:util';

/** How many lines of a failure are shown. */
const MOST_LINES = 30;

/**
 * @typedef {{ file: string, title: string, reason: string }} Failure
 */

const plain = (reason) => stripVTControlCharacters(String(reason ?? ''));

/** @returns {Failure[]} the failures in a report of vitest's `json` reporter; none if there is no report */
export const vitestFailures = (report, root = process.cwd()) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = String(name).replace(`${root}/`, '');
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        file,
        title: fullName,
        reason: plain(failureMessages.join('\n')),
      }));
    // A file that did not load has no failed test.
    return failed.length === 0 && status === 'failed'
      ? [{ file, title: 'the file itself', reason: plain(message) }]
      : failed;
  });

/** @returns {Failure[]} the failures in a report of Playwright's `json` reporter, for this folder of tests */
export const playwrightFailures = (report, folder) => {
  const failuresOf = (suite, titles) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => ok === false)
      .map(({ file, title, tests }) => ({
        file: `tests/${folder}/${file}`,
        title: [...titles, title].join(' › '),
        reason: tests
          .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
          .map(({ message }) => plain(message))
          .join('\n'),
      })),
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, [...titles, inner.title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => failuresOf(suite, []));
};

/** Returns the lines of a failure: its file and title, then the first lines of its reason. */
export const told = ({ file, title, reason }) => [
  `${file}: ${title}`,
  ...reason
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `     ${line}`),
];
