import './tests/support/own-node.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import type { PluginOption } from 'vite';
import { messagesPlugin } from './src/build/messages/messages-plugin.ts';
import { libraries as include } from './stories/.storybook/libraries.ts';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

type Instance = { browser: 'chromium'; name?: string; isolate?: boolean; include?: string[] };

/** A function, since two projects must not share one object. */
const browser = (instances: Instance[] = [{ browser: 'chromium' }]) => ({
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
  instances,
});

/** How long a look waits for what comes of an action, in ms: a second, the default, is too short on a busy machine. */
const expectOptions = { poll: { timeout: 20_000 } };

/** A test looks several times, and so does what begins and ends it. A text that differs is shown whole. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, chaiConfig: { truncateThreshold: 600 } };

/** The same widgets, every one in light DOM, for a second run of all stories (EMB-02). */
const inLightDom = () => ({
  name: 'in-light-dom',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source === '../define-widget.tsx' && importer?.endsWith('/define.ts')
      ? resolve('tests/support/in-light-dom.ts')
      : undefined,
});

const stories = (name: string, isolate: boolean, ...more: PluginOption[]) => ({
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
    isolate,
    browser: browser(),
    setupFiles: [resolve('stories/support/narrow-look.ts')],
  },
});

const UNIT_TESTS = [
  '{src,demo-host,stories,docs/{build,composer}}/**/*.test.ts',
  'tests/{architecture,bench,contract,unit}/**/*.test.ts',
];

/** What a unit test holds that replaces something around it. Those of `tests/contract` share hooks of a module. */
const REPLACING =
  /\bvi\b|setRuntime|globalThis|startClientPage|process\.|\bbootstrap\b|createRegistry|setSeams/;

/**
 * The unit tests of a run. `npm test` runs those that replace nothing first, by `UNIT_TESTS=sharing`: they share
 * processes, in which each module is loaded once. Then it runs the others, by `UNIT_TESTS=alone`. Without either, each
 * file has a process of its own.
 */
const unitTests = (which = process.env['UNIT_TESTS']) => {
  const files = globSync(UNIT_TESTS).filter((file) => !file.includes('.browser.test.'));
  const isReplacing = (file: string) =>
    file.startsWith('tests/contract/') || REPLACING.test(readFileSync(file, 'utf8'));
  if (which === 'sharing') return { isolate: false, include: files.filter((file) => !isReplacing(file)) };
  return { include: which === 'alone' ? files.filter(isReplacing) : files };
};

/** What a test in a browser holds that changes its document for good, or looks at what a page logs only once. */
const CHANGING =
  /console, '(?:warn|error)'|\bcdp\(\)|adoptedStyleSheets|in-light-dom|defineProperty\(globalThis|customElements|attachShadow|Symbol\.for|data-assess-author/;

/**
 * The tests in a browser share documents, in which each module is loaded once: a scene gives each test a fresh page. The
 * files that change their document have one of their own.
 */
const browserTests = (): Instance[] => {
  const files = globSync('{src,tests}/**/*.browser.test.{ts,tsx}');
  const isChanging = (file: string) => CHANGING.test(readFileSync(file, 'utf8'));
  return [
    {
      browser: 'chromium',
      name: 'browser',
      isolate: false,
      include: files.filter((file) => !isChanging(file)),
    },
    { browser: 'chromium', name: 'browser-alone', include: files.filter(isChanging) },
  ];
};

export default defineConfig({
  test: {
    // Vitest leaves one core free: of two it would use one. The tests wait for half of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          expect: expectOptions,
          environment: 'node',
          ...unitTests(),
        },
      },
      {
        plugins: [messagesPlugin(), react(), msw({ mode: 'worker-only' })],
        optimizeDeps: { include },
        test: {
          name: 'browser',
          // A page has no `process`; it reads this from `import.meta.env`.
          env: { EVERY_FAULT: process.env['EVERY_FAULT'] ?? '' },
          ...patience,
          expect: expectOptions,
          setupFiles: [resolve('tests/support/own-font.ts')],
          browser: browser(browserTests()),
        },
      },
      // The files share documents, as each story begins with a fresh page (`setScene`): but not in light DOM, where what a
      // widget's styles have done to a document stays.
      stories('stories', false),
      stories('stories-light', true, inLightDom()),
    ],
  },
});
