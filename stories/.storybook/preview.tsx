import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import type { Locale } from '../../src/core/locale/locale-table.ts';
import { endMotion } from '../../tests/support/end-motion.ts';
import { setScene, type Scene, type SceneOptions } from '../../tests/support/scene.ts';
import { watchStory } from '../support/watched.ts';
import { surfaceStyle, themes } from './themes.ts';

/** How long a query waits, in milliseconds. The default, a second, is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

let scenes = 0;
let settleWatch: (() => Promise<void>) | undefined;

/** A read that fails is tried again at once: `src/core/http/retry-read.test.ts` has the pauses. */
const withoutPause = (fault: Fault): Fault =>
  (fault.status ?? 0) >= 500 ? { retryAfter: 0, ...fault } : fault;

/** Draws the page around a widget: its colour scheme, the theme's custom properties, its width. */
const onPage: Decorator = (Story, { globals, loaded }) => {
  const { theme, scheme, width } = globals as { theme: string; scheme: string; width: string };
  return (
    <div key={String(loaded['sceneNumber'])} data-story-page style={surfaceStyle(theme, scheme, width)}>
      <Story />
    </div>
  );
};

/**
 * The configuration of all stories. A story's `parameters.scene` describes the page and its services before the widget
 * is drawn.
 */
const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { disable: true },
    options: { storySort: { order: ['Introduction', 'Widgets', 'Parts', 'Forms'] } },
  },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: ['en-us', 'fr-ca', 'nl-nl', 'es-es', 'ja-jp', 'en-gb'],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: { toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    width: {
      toolbar: {
        title: 'Width',
        icon: 'grow',
        items: ['full', '280', '320', '768', '1280'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'en-us', theme: 'default', scheme: 'light', width: 'full' },
  loaders: [
    async ({ parameters, globals }) => {
      const options = (parameters['scene'] ?? {}) as SceneOptions;
      const scene = await setScene({
        locale: globals['locale'] as Locale,
        ...options,
        faults: options.faults?.map(withoutPause) ?? [],
      });
      scenes += 1;
      return { scene, sceneNumber: scenes };
    },
  ],
  // Work that a story began must end with it, not in the next story's page.
  beforeEach: ({ loaded, parameters }) => {
    settleWatch = parameters['watched'] === false ? undefined : watchStory();
    return () => (loaded['scene'] as Scene).settled();
  },
  afterEach: async () => {
    await settleWatch?.();
    // axe checks next. A half-faded element would not have its final contrast.
    endMotion();
  },
  decorators: [onPage],
};

export default preview;
