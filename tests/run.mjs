// Runs every check of the project, one after the other, and ends with the true counts: `N passed, N failed`.
// Format, lint and types count one each; the suites count their tests. Exits 1 when anything failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

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
    return honest(report && { passed: report.numPassedTests, failed: report.numFailedTests }, code);
  };

const playwright = (folder) => async () => {
  const file = `${results}/${folder}.json`;
  const code = await run('playwright', ['test', '-c', `tests/${folder}/playwright.config.ts`], {
    // Absolute: the runner takes a relative one from its configuration's folder.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
  });
  const stats = readJson(file)?.stats;
  if (stats?.flaky)
    console.log(`── ${stats.flaky} needed a second try; the lines above marked flaky name them`);
  return honest(stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
};

/** @type {[name: string, step: () => Promise<{ passed: number, failed: number }>][]} */
const steps = [
  ['format', tool('oxfmt', '--check', '.')],
  ['lint', tool('oxlint', '--type-aware', '--deny-warnings', 'src', 'stories', 'demo-host', 'tests')],
  ['types', tool('tsc', '-p', 'tsconfig.json')],
  ['unit', vitest('unit')],
  ['build', tool('vite', 'build', '--logLevel', 'warn')],
  ['npm build', tool('vite', 'build', '-c', 'vite.npm.config.ts', '--logLevel', 'warn')],
  ['components', vitest('browser*')],
  ['stories', vitest('stories*')],
  ['end to end', playwright('e2e')],
  ['package', playwright('package')],
];

const only = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
for (const [name, step] of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  const began = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
