import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';

/** Journeys and gates in a real browser against demo hosts over HTTP: each worker starts its own (`fixtures.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  // What tests compare with lies beside them, the same on every system.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // The tests wait more than they compute: on two cores two of them leave two thirds of the machine idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at a second try is red: it waits for something that it does not name.
  retries: 0,
  // Three at a time on two cores, beside whatever else a machine does: what takes a sixth of this alone may take all of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The counts of `npm test` come from the JSON file, when one is asked for.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  },
});
