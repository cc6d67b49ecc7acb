import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { contractFilesPlugin } from './src/build/contract/contract-files.ts';
import { contractPlugin } from './src/build/contract-plugin.ts';
import { messagesPlugin } from './src/build/messages-plugin.ts';
import { minifyPlugin } from './src/build/minify-plugin.ts';
import { createPageModules } from './src/build/page-modules.ts';
import { ownCopiesPlugin } from './src/build/own-copies-plugin.ts';
import { pagesAtOncePlugin } from './src/build/pages-at-once-plugin.ts';
import { plainImportsPlugin } from './src/build/plain-imports-plugin.ts';
import { reactPlugin } from './src/build/react-plugin.ts';
import { releaseHash } from './src/build/release-hash.ts';
import { sitePlugin } from './src/build/site-plugin.ts';
import { widgets } from './src/widgets/widget-list.ts';

const folderOf = (tag: string) => tag.replace('assess-', '');
const release = releaseHash();
const MESSAGES = /\/widgets\/([\w-]+)\/messages\/(\w\w)\.json\.js$/;
const PART_MESSAGES = /\/widgets\/([\w-]+)\/(?:[\w-]+\/)?([\w-]+)\/messages\/(\w\w)\.json\.js$/;
const CHECKOUT_STEP = /\/widgets\/checkout\/steps\/([\w-]+)\/step\.tsx$/;

const pages = createPageModules();
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|react:/;
const IDENTITY =
  /src\/auth\/(identity-errors|identity\/(service-config|sdk-config))|src\/core\/framed|node_modules\/@forgerock\//;
/** Without it in `parts` the pages of an account would load all of the cart's lines. */
const ACCOUNT_PARTS =
  /\/kit\/ui\/(EmptyState|useFocusAfter|RemovedLine)\.tsx?$|\/styles\/removed-line\.css|\/parts\/(price\/Price\.tsx|cart-lines\/sample-cart\.ts)$/;
/** What the pages of quick order and cart draw with; it imports nothing of `shop`, nor does that import of it. */
const isPart = (id: string): boolean =>
  pages.isOf(id, 'cart', 'sign-in') ||
  (pages.isOf(id, 'quick-order') && /\/widgets\/kit\/(ui|styles)\//.test(id)) ||
  // Too small for a chunk between one of them and others.
  /\/widgets\/kit\/(element\/useWords|ui\/(LinkButton|ErrorSummary|deep-focus)|page\/(late-pages|RowsAwaited))/.test(
    id,
  ) ||
  // What the pages of an account need of the cart's.
  ACCOUNT_PARTS.test(id);
/** What else the pages of a shop share: its links, its flags, its amounts. */
const isShop = (id: string): boolean =>
  (pages.isOf(id, 'quick-order') && !/\/(widgets|api)\/quick-order\/|\/list-reader\//.test(id)) ||
  pages.isOf(id, 'header', 'cart') ||
  // The sums of cart and checkout: with the cart's lines the checkout would load all of these.
  /\/api\/(cart\/goods-sums|checkout\/shipped)\.rules/.test(id) ||
  // The clock of a notice.
  /\/kit\/ui\/useNow/.test(id) ||
  // What a page of lists draws before its own code has loaded.
  /\/kit\/page\/(RowsAwaited|late-pages|page\.css)/.test(id);
const CUSTOMER_CART =
  /src\/(api\/(checkout\/(checkout-cart\.contract|checkout\.queries|known\.queries)|payment\/payment-type\.contract|training\/training\.rules|address\/mend-text\.rules)|widgets\/parts\/(drafts\/own-draft|training\/training-link))/;
const TRAINING = /\/parts\/training\/(opened-training|useTraining|training-cart|training-words)/;
const TRAINING_FORM =
  /\/parts\/training\/(MendedField|PartActions|usePartForm|person-words)|\/api\/address\/person\.rules/;
const LIST_PAGES =
  /src\/(core\/reason-of|api\/links\/(failed-reads|leave-for-error-page)|widgets\/(kit\/page\/(?!RowsAwaited|late-pages|[Ee]dit|useSaving|Question|LeaveDialog)|parts\/customer-page\/(NeedsExtensions|NotInThisStore)))/;
/** What every page that reads and writes for a customer needs. */
const CUSTOMER_CALLS = /src\/api\/(query|customer-write)\./;
const FORM_LIBRARY = /node_modules\/react-hook-form\//;
const QUESTIONS =
  /\/kit\/forms\/SecretField|\/parts\/(journey\/(StepButtons|useQuestion|(Text|Journey)?Question|question-label|\w+-words|answer-values))/;
const QUERY = /node_modules[\\/]@tanstack[\\/]/;
const LOCALES = /src\/core\/(locale-switch\/(?!shop-page)|cookies|i18n\/place)/;
const STORE = /src\/auth\/(customer\/|identity\/(tab-talk|settle-sign-in|tolerate)\.ts)|\/settings\.ts\?own/;
/** Chunks large enough for a hash of their own content, so that a release without a change to them keeps them cached. */
const LASTING = /^(query|vendor-.+)$/;

/** The site build: hashed chunks for each widget, and the loader that knows them (`src/build/site-plugin.ts`). */
export default defineConfig({
  base: './',
  plugins: [
    plainImportsPlugin(),
    ownCopiesPlugin(),
    pages.plugin,
    reactPlugin(),
    messagesPlugin(),
    contractPlugin(),
    react(),
    pagesAtOncePlugin(),
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
        codeSplitting: {
          groups: [
            { name: 'core', test: (id) => REACT.test(id) || pages.isEarly(id), priority: 20 },
            {
              name: 'query',
              // What the cart's page loads at once of it stands with its lines: a file of its own would be a request more (PERF-12).
              test: (id) => QUERY.test(id) && !pages.isOf(id, 'cart'),
              priority: 10,
              minShareCount: 2,
            },
            // What the pages of these widgets load at once, and others too: nothing else gets into them.
            { name: 'parts', test: isPart, priority: 9, minShareCount: 2 },
            { name: 'shop', test: isShop, priority: 8, minShareCount: 2 },
            {
              name: 'ways',
              test: (id) => ['header', 'navigation', 'footer'].some((widget) => pages.isOf(id, widget)),
              priority: 7,
              minShareCount: 2,
            },
            // What the checkout and what the cart says of it ask of a customer's cart: five files would be half a kilobyte more.
            {
              name: 'customer-cart',
              test: CUSTOMER_CART,
              priority: 7,
              includeDependenciesRecursively: false,
            },
            // Quick order's list, to which the product page adds: no other page loads it.
            {
              name: 'order-list',
              test: (id) => /\/api\/quick-order\/|\/list-reader\//.test(id) && pages.isOf(id, 'quick-order'),
              priority: 8,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'lines', test: (id) => pages.isOf(id, 'cart'), priority: 7, minShareCount: 2 },
            // What the note of a training shares with its dialog, and the dialog with its form of a contact.
            { name: 'training', test: TRAINING, priority: 6, includeDependenciesRecursively: false },
            {
              name: 'training-form',
              test: TRAINING_FORM,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'calls',
              test: CUSTOMER_CALLS,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // What the pages of lists share beside their rooms.
            {
              name: 'pages',
              test: LIST_PAGES,
              priority: 4,
              minShareCount: 2,
              // What other pages need of it too must not bring these along.
              includeDependenciesRecursively: false,
            },
            // Comes with the first form of a page: no entry has it.
            { name: 'form', test: FORM_LIBRARY, priority: 6 },
            // What sign-in begins with, and pages that ask for a proof need too.
            {
              name: 'step',
              test: (id) =>
                /\/parts\/journey\/|\/auth\/journey\/page-journey/.test(id) && pages.isOf(id, 'sign-in'),
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // Comes with the first step of a journey.
            {
              name: 'questions',
              test: (id) => QUESTIONS.test(id) && !pages.isOf(id, 'sign-in'),
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // Small files that the checkout needs, and confirmation, payment of invoices or the address book too.
            {
              name: 'refusals',
              test: /\/(?:final-refusal|card-refusal|refusals|placing-answers)\.rules\./,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'addresses',
              test: /\/api\/address\/(?:address-book\.(?:contract|queries)|(?:is-address-of|country-name|address-order|address-fields)\.rules|data\/orders)\.|\/parts\/(?:address\/(?:address-(?:text|words|styles|draft)\.|address\.css|messages$)|q-global\/whole-name\.|quote\/whole-number\.)/,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // Small contracts: a file of its own for each would be more bytes.
            {
              name: 'accounts-of',
              test: /\/api\/(?:account\/(?:account|qualified-user)|address\/address)\.contract\./,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // How fields look, and the cards of choices: of one kilobyte each.
            {
              name: 'fields',
              test: /\/kit\/forms\/(?:(?:form|phone|secret|combobox|choice-cards)\.css\?inline$|forms\.ts|ChoiceCards\.|kept-fields\.)/,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'floor',
              test: /\/kit\/over-page\/(?:usePageFloor|page-floor)\./,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'checkout-flow',
              test: pages.isOfCheckout,
              priority: 6,
              includeDependenciesRecursively: false,
            },
            // Of the session widget, and of what loads late.
            {
              name: 'dialogs',
              test: /src\/core\/prompts\/(matters|page-dialogs)/,
              priority: 6,
              minShareCount: 2,
            },
            // What sign-in and the session's tokens share of the identity service; a short name, for the loader has it.
            {
              name: 'id',
              test: IDENTITY,
              priority: 6,
              minShareCount: 2,
            },
            // What several late parts ask of the store back end: one file in place of four.
            { name: 'store', test: STORE, priority: 6 },
            { name: 'locales', test: LOCALES, priority: 5, minShareCount: 2 },
            {
              name: 'help',
              // How an office is reached, and what opens over a page: help does both, and of dialogs most pages have none.
              test: /src\/widgets\/(parts\/(office|support)\/|kit\/(ui\/(Dialog|useModal|Disclosure)|styles\/(dialog|disclosure)))/,
              priority: 3,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
