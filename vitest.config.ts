import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

/** Everything the browser projects import, so that the server does not find one late and reload a page mid-test. */
const include = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@r2wc/react-to-web-component',
  '@tanstack/react-query',
  'valtio/vanilla',
  'valibot',
  'hono',
  'msw',
  'msw/browser',
  'axe-core',
];

/** A function, since two projects must not share one object. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(existsSync('node_modules/.cache/chromium-path') && { executablePath: chromiumPath() }),
      args: chromiumArgs,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{src,demo-host,stories}/**/*.test.ts',
            'tests/{architecture,contract,unit}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      {
        plugins: [messagesPlugin(), react(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include },
        test: {
          name: 'browser',
          include: ['{src,tests}/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        plugins: [
          messagesPlugin(),
          storybookTest({ configDir: 'stories/.storybook' }),
          msw({ mode: 'worker-only' }),
        ],
        optimizeDeps: { include },
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
