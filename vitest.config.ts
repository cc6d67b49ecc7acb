import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import type { PluginOption } from 'vite';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { libraries as include } from './stories/.storybook/libraries.ts';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

/** A function, since two projects must not share one object. */
const browser = () => ({
  enabled: true,
  headless: true,
  connectTimeout: 180_000,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(existsSync('node_modules/.cache/chromium-path') && { executablePath: chromiumPath() }),
      args: chromiumArgs,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** How long a look waits for what comes of an action, in ms: a second, the default, is too short on a busy machine. */
const expectOptions = { poll: { timeout: 20_000 } };

/** A test looks several times, and so does what begins and ends it. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The same widgets, every one in light DOM, for a second run of all stories (EMB-02). */
const inLightDom = () => ({
  name: 'in-light-dom',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source === '../define-widget.tsx' && importer?.endsWith('/define.ts')
      ? resolve('tests/support/in-light-dom.ts')
      : undefined,
});

const stories = (name: string, ...more: PluginOption[]) => ({
  plugins: [
    ...more,
    messagesPlugin(),
    storybookTest({ configDir: 'stories/.storybook' }),
    msw({ mode: 'worker-only' }),
  ],
  optimizeDeps: { include },
  test: {
    name,
    ...patience,
    expect: expectOptions,
    browser: browser(),
    setupFiles: [resolve('stories/support/narrow-look.ts')],
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free: of two it would use one. The tests wait more than its own process computes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          expect: expectOptions,
          environment: 'node',
          include: [
            '{src,demo-host,stories}/**/*.test.ts',
            'tests/{architecture,bench,contract,unit}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      {
        plugins: [messagesPlugin(), react(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include },
        test: {
          name: 'browser',
          ...patience,
          expect: expectOptions,
          include: ['{src,tests}/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      stories('stories'),
      stories('stories-light', inLightDom()),
    ],
  },
});
