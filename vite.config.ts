import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { contractFilesPlugin } from './src/build/contract-files-plugin.ts';
import { contractPlugin } from './src/build/contract-plugin.ts';
import { lateSchemasPlugin } from './src/build/late-schemas-plugin.ts';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { minifyPlugin } from './src/build/minify-plugin.ts';
import { plainImportsPlugin } from './src/build/plain-imports-plugin.ts';
import { reactPlugin } from './src/build/react-plugin.ts';
import { releaseHash } from './src/build/release-hash.ts';
import { sitePlugin } from './src/build/site-plugin.ts';
import { widgets } from './src/widgets/registry.ts';

const folderOf = (tag: string) => tag.replace('assess-', '');
const release = releaseHash();
const MESSAGES = /\/widgets\/([\w-]+)\/messages\/(\w\w)\.json\.js$/;
const PART_MESSAGES = /\/widgets\/([\w-]+)\/([\w-]+)\/messages\/(\w\w)\.json\.js$/;

/** What every page with a cart on it needs: libraries, core, the element wrapper, reading the cart, the first look. */
const CORE = [
  /node_modules\/(valtio|proxy-compare|valibot|@r2wc)\/(?!.*\?late)/,
  /src\/core\/(?!dialogs|flags|events\/emit-before|notifications|redirect|cookies|initials|locale-switch|locale\/(route|paired)|config\/settings|i18n\/(money|dates|numbers|place))/,
  /src\/(auth\/(index|token-session|memory-session|session-topic|tokens\.rules)|bootstrap|version)/,
  /src\/api\/(client|report-later|commerce-request|retry-read|money\.contract|product\/product\.contract)/,
  /src\/api\/cart\/(cart\.contract|cart\.queries|cart-address|cart-failure|read-cart|pending-changes|optimistic-cart|watch-page)/,
  /src\/widgets\/(define-widget|shared\/element\/(?!Broken|With|author|light|message-keys|protect|until))/,
  /src\/widgets\/shared\/(commerce\/(useElsewhereNews|sample-units|add-requests)|styles\/(tokens|base)|ui\/(Badge|Icon|icon-paths|VisuallyHidden|class-names))/,
];
/** What quick order and cart both draw with at once; what only one needs, or needs later, stays with it. */
const PARTS = [
  /src\/core\/(events\/emit-before|i18n\/(money|numbers))/,
  /src\/widgets\/shared\/(styles|ui)\/(?!Dialog|useModal|Disclosure|dialog|disclosure)/,
];
const LOCALES = /src\/core\/(locale-switch\/|cookies|i18n\/place)/;
/** Chunks large enough for a hash of their own content, so that a release without a change to them keeps them cached. */
const LASTING = /^(react|core|query|vendor-.+)$/;
const isCore = (id: string) => CORE.some((pattern) => pattern.test(id));
const isPart = (id: string) => PARTS.some((pattern) => pattern.test(id));

/** The site build: hashed chunks for each widget, and the loader that knows them (`src/build/site-plugin.ts`). */
export default defineConfig({
  base: './',
  plugins: [
    plainImportsPlugin(),
    lateSchemasPlugin(),
    reactPlugin(),
    messagesPlugin(),
    contractPlugin(),
    react(),
    minifyPlugin(),
    sitePlugin(packageJson.version, release),
    contractFilesPlugin(packageJson.version),
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
      input: Object.fromEntries(
        widgets.map(({ tag }) => [folderOf(tag), `src/widgets/${folderOf(tag)}/define.ts`]),
      ),
      preserveEntrySignatures: false,
      output: {
        entryFileNames: `chunks/[name]-${release}.js`,
        chunkFileNames: (chunk) => {
          const from = chunk.facadeModuleId ?? '';
          const [, widget = '', language] = MESSAGES.exec(from) ?? [];
          if (language) return `chunks/${widget}.${language}-${release}.js`;
          const [, owner, part, spoken] = PART_MESSAGES.exec(from) ?? [];
          if (part) return `chunks/${owner}-${part}.${spoken}-[hash:6].js`;
          return `chunks/[name]-${LASTING.test(chunk.name) ? '[hash:6]' : release}.js`;
        },
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown\/runtime|react:/,
              priority: 30,
            },
            { name: 'core', test: isCore, priority: 20 },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 10 },
            // Small, and asked for by most of what a page's shell is made of: one file rather than a name each in the loader.
            {
              name: 'links',
              test: /src\/(core\/(redirect|locale\/route|flags\/(flag-table|use-flag))|widgets\/shared\/(site\/|content\/FragmentPlace|commerce\/(site|login|store)-link)|api\/content\/content-link)/,
              priority: 6,
              minShareCount: 2,
            },
            // Of the session widget, and of what loads late.
            {
              name: 'dialogs',
              test: /src\/core\/dialogs\/(idle-matter|locale-matters|page-dialogs|cart-matter|step-up-matter)/,
              priority: 6,
              minShareCount: 2,
            },
            {
              name: 'menu',
              test: /src\/api\/content\/(navigation|read-navigation|banner|central)/,
              priority: 6,
              minShareCount: 2,
            },
            // What sign-in and the session's tokens share of the identity service; a short name, for the loader has it.
            {
              name: 'id',
              test: /src\/auth\/(identity-errors|identity\/(service-config|sdk-config))|node_modules\/@forgerock\//,
              priority: 6,
              minShareCount: 2,
            },
            // What several late parts ask of the store back end: one file in place of four.
            { name: 'store', test: /src\/auth\/customer\//, priority: 6 },
            { name: 'dates', test: /src\/core\/i18n\/dates/, priority: 6 },
            { name: 'locales', test: LOCALES, priority: 5, minShareCount: 2 },
            {
              name: 'help',
              // How an office is reached, and what opens over a page: help does both, and of dialogs most pages have none.
              test: /src\/widgets\/shared\/(office\/|support\/|ui\/(Dialog|useModal|Disclosure)|styles\/(dialog|disclosure))/,
              priority: 3,
              minShareCount: 2,
            },
            {
              name: 'lines',
              test: /src\/(api\/cart\/(?!two-carts)|widgets\/shared\/commerce\/)/,
              priority: 4,
              minShareCount: 2,
            },
            { name: 'parts', test: isPart, priority: 5, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
