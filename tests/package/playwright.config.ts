import '../support/own-node.ts';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';

/** The packed npm package in applications of others, installed from its tarball and opened in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.package.ts',
  outputDir: '../../test-results/package',
  globalSetup: './pack.ts',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The first test of a file installs its application.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    // An application beside it may be installed meanwhile.
    actionTimeout: 20_000,
  },
});
