import '../support/own-node.ts';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';

/** WordPress with our plugin, in a real browser (`npm run test:cms`). Not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.cms.ts',
  outputDir: '../../test-results/cms',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 20_000,
    trace: 'off',
  },
});
