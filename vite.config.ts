import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { openApiFile } from './docs/build/commerce/open-api.ts';
import packageJson from './package.json' with { type: 'json' };
import { contractFilesPlugin } from './src/build/contract/contract-files.ts';
import { contractPlugin } from './src/build/contract-plugin.ts';
import { messagesPlugin } from './src/build/messages/messages-plugin.ts';
import { minifyPlugin } from './src/build/minify-plugin.ts';
import { createChunkPlan } from './src/build/chunk-plan.ts';
import { pagesAtOncePlugin, plainImportsPlugin } from './src/build/dynamic-imports.ts';
import { reactPlugin } from './src/build/react-plugin.ts';
import { releaseHash } from './src/build/release-hash.ts';
import { sitePlugin } from './src/build/site-plugin.ts';
import { widgets } from './src/widgets/widget-list.ts';

const folderOf = (tag: string) => tag.replace('assess-', '');
const release = releaseHash();
const MESSAGES = /\/widgets\/([\w-]+)\/messages\/(\w\w)\.json\.js$/;
const PART_MESSAGES = /\/widgets\/([\w-]+)\/(?:[\w-]+\/)?([\w-]+)\/messages\/(\w\w)\.json\.js$/;
const CHECKOUT_STEP = /\/widgets\/checkout\/steps\/([\w-]+)\/step\.tsx$/;

const plan = createChunkPlan();
/** Chunks large enough for a hash of their own content, so that a release without a change to them keeps them cached. */
const LASTING = /^(query|vendor-.+)$/;

/** The site build: hashed chunks for each widget, and the loader that knows them (`src/build/site-plugin.ts`). */
export default defineConfig({
  base: './',
  plugins: [
    plainImportsPlugin(),
    plan.plugin,
    reactPlugin(),
    messagesPlugin(),
    contractPlugin(),
    react(),
    pagesAtOncePlugin(),
    minifyPlugin(),
    sitePlugin(packageJson.version, release),
    contractFilesPlugin(packageJson.version, openApiFile(packageJson.version)),
  ],
  build: {
    outDir: 'dist/site',
    // Whoever serves the folder has a whole build all the time: what is left of the one before goes last.
    emptyOutDir: false,
    target: 'es2022',
    // Lower targets rewrite light-dark(), and the theme would no longer follow the page.
    cssTarget: ['chrome130', 'edge130', 'firefox130', 'safari17.5'],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // How long our own minifying takes is no news to whoever builds.
      checks: { bundlerTimings: false },
      input: {
        ...Object.fromEntries(
          widgets.map(({ tag }) => [folderOf(tag), `src/widgets/${folderOf(tag)}/define.ts`]),
        ),
        unheard: 'src/entries/unheard.ts',
      },
      preserveEntrySignatures: false,
      output: {
        entryFileNames: `chunks/[name]-${release}.js`,
        chunkFileNames: (chunk) => {
          const from = chunk.facadeModuleId ?? '';
          const [, widget = '', language] = MESSAGES.exec(from) ?? [];
          if (language) return `chunks/${widget}.${language}-${release}.js`;
          const [, owner, part, spoken] = PART_MESSAGES.exec(from) ?? [];
          // So many would not be told apart by six signs; a step is named by whoever begins it.
          if (owner === 'checkout' || owner === 'kit' || owner === 'parts')
            return `chunks/${owner}-${part}.${spoken}-${release}.js`;
          if (part) return `chunks/${owner}-${part}.${spoken}-[hash:6].js`;
          const [, step] = CHECKOUT_STEP.exec(from) ?? [];
          if (step) return `chunks/checkout-${step}-${release}.js`;
          return `chunks/[name]-${LASTING.test(chunk.name) ? '[hash:6]' : release}.js`;
        },
        codeSplitting: plan.codeSplitting,
      },
    },
  },
});
