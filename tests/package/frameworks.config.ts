import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

/** Applications of frameworks whose installation takes long (`npm run test:frameworks`). Not part of `npm test`. */
export default defineConfig(base, {
  testMatch: '**/*.framework.ts',
  outputDir: '../../test-results/frameworks',
  timeout: 300_000,
});
