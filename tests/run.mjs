// Runs every check of the project, one after the other, and ends with the true counts: `N passed, N failed`.
// Format, lint and types count one each; the suites count their tests. Exits 1 when anything failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwrightFailures, told, vitestFailures } from './support/test-failures.mjs';
import { FILE_SECONDS, overBudget, playwrightTimes, slowest, vitestTimes } from './support/test-times.mjs';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const run = (command, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const tool =
  (command, ...args) =>
  async () => {
    const code = await run(command, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** @type {Record<'vitest' | 'playwright', import('./support/test-times.mjs').Time[]>} */
const times = { vitest: [], playwright: [] };
/** @type {import('./support/test-failures.mjs').Failure[]} */
const failures = [];

/** A suite that crashed, or reported no test at all, counts as one failure. */
const honest = (counts, code) => {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

const vitest =
  (...projects) =>
  async () => {
    const file = `${results}/${projects[0].replaceAll('*', '')}.json`;
    const code = await run('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = readJson(file);
    times.vitest.push(...vitestTimes(report));
    failures.push(...vitestFailures(report));
    return honest(report && { passed: report.numPassedTests, failed: report.numFailedTests }, code);
  };

const playwright = (folder) => async () => {
  const file = `${results}/${folder}.json`;
  const code = await run('playwright', ['test', '-c', `tests/${folder}/playwright.config.ts`], {
    // Absolute: the runner takes a relative one from its configuration's folder.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
  });
  const report = readJson(file);
  times.playwright.push(...playwrightTimes(report, folder));
  failures.push(...playwrightFailures(report, folder));
  const stats = report?.stats;
  // There are no second tries; were there any, a test that needed one would count as failed.
  return honest(stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
};

/** Tells what of the bytes is another than in the table that is kept; the gates judge, this does not. */
const built = async () => {
  const counts = await tool('vite', 'build', '--logLevel', 'warn')();
  await run('node', ['src/build/bytes/print-bytes.ts', '--difference']);
  return counts;
};

const given = process.argv.slice(2);
const isLong = given.includes('--long');

/** @type {[name: string, step: () => Promise<{ passed: number, failed: number }>][]} */
const steps = [
  ['format', tool('oxfmt', '--check', '.')],
  ['lint', tool('oxlint', '--type-aware', '--deny-warnings', 'src', 'stories', 'demo-host', 'tests')],
  ['types', tool('tsc', '-p', 'tsconfig.json')],
  ['unit', vitest('unit')],
  ['build', built],
  ['npm build', tool('vite', 'build', '-c', 'vite.npm.config.ts', '--logLevel', 'warn')],
  ['components', vitest('browser*')],
  // All of them once more in light DOM with `--long`; `dom-modes.browser.test.ts` looks at both modes in every run.
  ['stories', vitest(isLong ? 'stories*' : 'stories')],
  ['end to end', playwright('e2e')],
  ['package', playwright('package')],
];

// What is done over and over is done more often (`tests/e2e/cycles.e2e.ts`), pages of sites of one language are each
// looked at (`tests/e2e/layout-shift.e2e.ts`), and an order is placed in more walks of two tabs (`tests/e2e/order-walks.e2e.ts`).
if (isLong) Object.assign(process.env, { MOUNT_CYCLES: '200', EVERY_SITE: '1', TAB_WALKS: '20' });
const only = given.filter((name) => name !== '--long');
const total = { passed: 0, failed: 0 };
const suiteTimes = [];
for (const [name, step] of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  const began = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const line = `${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`;
  console.log(`── ${line}`);
  suiteTimes.push(line);
}

const lines = [
  ['Suites', suiteTimes],
  ['Slowest tests', slowest([...times.vitest, ...times.playwright])],
  [
    'Files over their time',
    Object.entries(times).flatMap(([runner, of]) => overBudget(of, FILE_SECONDS[runner])),
  ],
  ['Failed', failures.flatMap(told)],
];
for (const [title, rows] of lines)
  if (rows.length > 0) console.log(`\n── ${title}\n${rows.map((row) => `   ${row}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
