import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { libraries } from './libraries.ts';
import { messagesPlugin } from '../../src/build/messages/messages-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';

/**
 * Storybook's configuration: one page for each widget, with every state. The back end is that of the demo host, in the
 * browser.
 */
const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
    // The same targets as in the site's build: lower ones rewrite light-dark().
    build: { ...vite.build, cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'] },
    plugins: [...(vite.plugins ?? []), messagesPlugin(), manifestPlugin(), msw({ mode: 'worker-only' })],
  }),
};

export default config;
