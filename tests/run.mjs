// Runs every check of the project and ends with the true counts: `N passed, N failed`. Format, lint and types count one
// each; the suites count their tests. Exits 1 when anything failed. What runs beside something else shows what it says
// when it ends, in one piece.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwrightFailures, told, vitestFailures } from './support/test-failures.mjs';
import { FILE_SECONDS, overBudget, playwrightTimes, slowest, vitestTimes } from './support/test-times.mjs';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Returns a function that runs a program, and what the program has said if it is not to say it at once. */
const runner = (saysAtOnce) => {
  const said = [];
  const run = (command, args, env = {}) =>
    new Promise((done) => {
      const child = spawn(command, args, {
        stdio: saysAtOnce ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32',
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
      child.on('error', ({ message }) => {
        console.error(
          `${message}. npm finds the tools of the tests: \`npm test -- ${process.argv.slice(2).join(' ')}\`.`,
        );
        done(1);
      });
      child.on('close', (code) => done(code ?? 1));
    });
  return { run, said };
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const tool =
  (command, ...args) =>
  async (run) => {
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

const vitestOf = async (run, projects, name, env) => {
  const file = `${results}/${name}.json`;
  const code = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  );
  const report = readJson(file);
  times.vitest.push(...vitestTimes(report));
  failures.push(...vitestFailures(report));
  return honest(report && { passed: report.numPassedTests, failed: report.numFailedTests }, code);
};

const vitest =
  (...projects) =>
  (run) =>
    vitestOf(run, projects, projects[0].replaceAll('*', ''));

/** Unit tests in two parts (`vitest.config.ts`). */
const unit = async (run) => {
  const parts = [];
  for (const part of ['sharing', 'alone'])
    parts.push(await vitestOf(run, ['unit'], `unit-${part}`, { UNIT_TESTS: part }));
  const sum = (key) => parts.reduce((all, one) => all + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
};

const playwright = (folder) => async (run) => {
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
const built = async (run) => {
  const counts = await tool('vite', 'build', '--logLevel', 'warn')(run);
  await run('node', ['src/build/bytes/print-bytes.ts', '--difference']);
  return counts;
};

const given = process.argv.slice(2);
const isLong = given.includes('--long');

/** @typedef {(run: ReturnType<typeof runner>['run']) => Promise<{ passed: number, failed: number }>} Step */
/** @typedef {[name: string, step: Step][]} Lane Its steps run one after the other. */

/** @type {Lane[][]} Lanes of one stage run side by side; a stage begins when the one before has ended. */
const stages = [
  [
    [
      ['format', tool('oxfmt', '--check', '.')],
      [
        'lint',
        tool(
          'oxlint',
          '--type-aware',
          '--deny-warnings',
          'src',
          'stories',
          'demo-host',
          'docs/build',
          'docs/composer',
          'tests',
        ),
      ],
      ['types', tool('tsc', '-p', 'tsconfig.json')],
      ['unused code', tool('knip', '--no-progress')],
      ['unit', unit],
    ],
    [
      ['build', built],
      ['npm build', tool('vite', 'build', '-c', 'vite.npm.config.ts', '--logLevel', 'warn')],
      ['docs', tool('node', 'docs/build/build-site.ts')],
    ],
  ],
  [[['components', vitest('browser*')]]],
  [
    // All of them once more in light DOM with `--long`; `dom-modes.browser.test.ts` looks at both modes in every run.
    [['stories', vitest(isLong ? 'stories*' : 'stories')]],
    // It waits for packages to be installed while the stories compute.
    [['package', playwright('package')]],
  ],
  [[['end to end', playwright('e2e')]]],
];

// What is done over and over is done more often (`tests/e2e/cycles.e2e.ts`), pages of sites of one language are each
// looked at (`tests/e2e/layout-shift.e2e.ts`), an order is placed in more walks of two tabs (`tests/e2e/order-walks.e2e.ts`),
// a service fails in all nine ways and every fault is planted (`tests/support/widget-faults.ts`, `tests/unit/order-soak.test.ts`),
// and people sign in and out in more walks (`tests/unit/session/session-walks.test.ts`).
if (isLong)
  Object.assign(process.env, {
    MOUNT_CYCLES: '200',
    EVERY_CASE: '1',
    TAB_WALKS: '20',
    EVERY_FAULT: '1',
    SESSION_WALKS: '200',
  });
const only = given.filter((name) => name !== '--long');
const parts = stages.flat(2).map(([name]) => name);
const unknown = only.find((name) => !parts.includes(name));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”. The parts are “${parts.join('”, “')}”.`);
  process.exit(1);
}
const total = { passed: 0, failed: 0 };
const suiteTimes = [];

/** @param {Lane} lane */
const runLane = async (lane, isAlone) => {
  for (const [name, step] of lane) {
    const began = Date.now();
    if (isAlone) console.log(`\n── ${name}`);
    const { run, said } = runner(isAlone);
    const { passed, failed } = await step(run);
    total.passed += passed;
    total.failed += failed;
    const line = `${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`;
    if (!isAlone) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trimEnd()}`);
    console.log(`── ${line}`);
    suiteTimes.push(line);
  }
};

for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter(([name]) => only.length === 0 || only.includes(name)))
    .filter(({ length }) => length > 0);
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
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
