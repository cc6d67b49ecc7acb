import '../support/own-node.ts';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';

/**
 * The configuration of journeys and gates in a real browser against demo hosts over HTTP. Each worker starts its own
 * host (`fixtures.ts`).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  // Snapshots are beside the tests, the same on every system.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // The tests wait more than they compute: with two workers on two cores, two thirds of the machine would be idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at a second try counts as failed: it waits for something that it does not name.
  retries: 0,
  // Three tests at a time share two cores with everything else on the machine. A test that takes a sixth of this alone
  // may need all of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The counts of `npm test` come from the JSON file, if one is asked for.
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
