import type { Plugin, Rolldown } from 'vite';
import { staticClosure, type ImportGraph } from './built-chunks.ts';

/** A kind of page that a shared file serves. */
type Page = keyof typeof PAGES;

/** Who uses a module for what is shown first. */
export type Uses = Readonly<Record<Page, boolean>> & {
  /** How many pages of the account. */
  readonly accounts: number;
  /** How many widgets, by what their entries import. */
  readonly entries: number;
  /** Whether anything but the checkout's own parts uses it. */
  readonly beyondCheckout: boolean;
};

const widgets = (...names: readonly string[]) =>
  new RegExp(`/src/widgets/(?:${names.join('|')})/define\\.ts$`);

/**
 * What each kind of page begins with: its widgets, and the late parts that it loads in every visit. Everything that these
 * import is of this kind of page.
 */
const PAGES = {
  miniCart: [widgets('mini-cart')],
  everyPage: [
    widgets('header', 'navigation', 'search', 'account-menu', 'notifications', 'session', 'footer', 'banner'),
  ],
  signIn: [widgets('sign-in')],
  quickOrder: [widgets('quick-order')],
  cart: [widgets('cart')],
  help: [widgets('need-help', 'contact', 'international-offices', 'error-page')],
  signedIn: [/\/src\/(?:page\/follow\/follow-(?:session|activity)|auth\/profile\/read-profile)\.ts$/],
  cartLate: [/\/src\/widgets\/(?:cart\/.*\/CartCode|parts\/readiness\/ReadinessPanel)\.tsx$/],
  payment: [/\/src\/widgets\/(?:invoices\/payment\/PaymentPage|payment-cards\/add\/CardAdd)\.tsx$/],
  checkout: [
    widgets('checkout'),
    /\/checkout\/flow\/Flow\.tsx$/,
    /\/checkout\/steps\/(?:shipping-address|shipping-method|billing-address|payment)\/step\.tsx$/,
    /\/src\/page\/follow\/follow-checkout\.ts$/,
    /\/parts\/payment-fields\/frame-payment\.ts$/,
  ],
  review: [/\/checkout\/steps\/review\/step\.tsx$/, /\/api\/checkout\/place-order\.ts$/],
} as const satisfies Record<string, readonly RegExp[]>;

/** The pages of the account (`late-pages`). Each is a kind of its own, and what counts is how many of them use a module. */
const ACCOUNT_PAGE = /\/src\/widgets\/(?!product|search-results|error-page)([\w-]+)\/\w+Pages?\.tsx$/;

/** The folders of the checkout, and of the parts that only it loads. */
const OF_CHECKOUT =
  /\/src\/(?:widgets\/(?:checkout|parts\/(?:address|payment-fields))|api\/checkout)\/|\/follow-checkout\./;

/** A shared file: its name, and whether a module belongs in it. */
type SharedFile = {
  readonly name: string;
  readonly of: (by: Uses) => boolean;
  /** Whether a module that only one page's own file uses stays in that file. */
  readonly onlyShared?: true;
  /** Whether the file loads late: it has no module that a widget's entry imports. */
  readonly late?: true;
};

/** Whether a page other than sign-in uses the module. */
const byOthers = ({ everyPage, quickOrder, cart, checkout, accounts }: Uses) =>
  everyPage || quickOrder || cart || checkout || accounts > 0;
/** Whether the module is used by nearly every page of the account, and whether by several. */
const byAll = ({ accounts }: Uses) => accounts >= 9;
const bySeveral = ({ accounts }: Uses) => accounts >= 5;

/**
 * The shared files, from what the most pages load to what the fewest do. A module is in the first that it belongs in: so a
 * page loads little that it does not use, and few files (PERF-02, PERF-12). A module that belongs in none is where the
 * bundler puts it.
 */
const SHARED_FILES: readonly SharedFile[] = [
  {
    name: 'core',
    of: (by) =>
      (by.miniCart && by.entries > 1) || (by.everyPage && (by.entries > 9 || by.quickOrder || by.cart)),
  },
  // The loader begins these two for every widget: no entry imports another, unless it has a row (`loader-rows.ts`).
  {
    name: 'kit',
    // In order: what most widgets begin with; what sign-in has in common with any other page; what the cart has in common
    // with a signed-in visit or with nearly every page of the account, unless quick order needs it too ('parts').
    of: (by) =>
      by.entries > 9 ||
      (by.signIn && by.entries > 0 && (by.signedIn || byOthers(by))) ||
      (by.cart && (by.signedIn || (byAll(by) && !by.quickOrder))),
  },
  { name: 'parts', of: (by) => by.quickOrder && (by.cart || by.checkout || bySeveral(by)) },
  { name: 'basket', of: (by) => by.cart && (by.checkout || by.accounts > 1) },
  { name: 'dialog', of: (by) => (by.everyPage || by.help) && bySeveral(by) && !byAll(by) },
  {
    name: 'routes',
    of: (by) =>
      (by.everyPage && (by.accounts > 1 || by.checkout || by.signedIn)) || (by.cartLate && byAll(by)),
  },
  { name: 'lines', of: (by) => by.cart, onlyShared: true },
  { name: 'list', of: (by) => by.quickOrder, onlyShared: true },
  { name: 'step', of: (by) => by.signIn && by.entries > 0, onlyShared: true },
  { name: 'ways', of: (by) => by.everyPage || (by.help && !by.checkout), onlyShared: true },
  { name: 'signed-in', of: (by) => by.signedIn, late: true },
  { name: 'needs', of: (by) => by.cartLate && by.checkout, late: true },
  { name: 'customer', of: (by) => by.checkout && by.accounts >= 8, late: true },
  { name: 'pages', of: (by) => byAll(by) && !by.checkout && !by.review, late: true },
  { name: 'forms', of: (by) => by.checkout && bySeveral(by), late: true },
  { name: 'payment', of: (by) => by.checkout && by.payment && by.accounts === 0, late: true },
  { name: 'addresses', of: (by) => by.checkout && by.accounts > 1, late: true },
  { name: 'lists', of: (by) => bySeveral(by) && !by.review, late: true },
  { name: 'checkout-flow', of: (by) => by.checkout && !by.beyondCheckout, late: true },
  { name: 'checkout-parts', of: (by) => by.checkout && by.accounts === 0, late: true },
];

/** Returns the shared file of a module. Undefined if it belongs in none. */
export const sharedFileOf = (by: Uses): SharedFile | undefined =>
  SHARED_FILES.find(({ of, late }) => of(by) && !(late && by.entries > 0));

type ModuleGraph = (
  id: string,
) =>
  | (NonNullable<ReturnType<ImportGraph>> & Pick<Rolldown.ModuleInfo, 'isEntry' | 'dynamicImporters'>)
  | null;

/**
 * Returns for each module the shared file that it belongs in, by `SHARED_FILES`. A module that is an entry, or that an
 * `import()` names, is the beginning of a file of its own and in none of these, but for the parts of the checkout: every
 * order loads them all.
 */
export const planChunks = (ids: Iterable<string>, moduleOf: ModuleGraph): ReadonlyMap<string, SharedFile> => {
  const all = [...ids];
  const isEntry = (id: string) => moduleOf(id)?.isEntry === true;
  const isRoot = (id: string) => isEntry(id) || (moduleOf(id)?.dynamicImporters.length ?? 0) > 0;
  const roots = all.filter(isRoot);
  const usedBy = (patterns: readonly RegExp[]): ReadonlySet<string> =>
    new Set(
      roots
        .filter((id) => patterns.some((pattern) => pattern.test(id)))
        .flatMap((id) => [...staticClosure(id, moduleOf)]),
    );
  const pages = Object.entries(PAGES).map(([page, patterns]) => [page, usedBy(patterns)] as const);
  const accountWidgets = roots.flatMap((id) => ACCOUNT_PAGE.exec(id)?.[1] ?? []);
  const accounts = accountWidgets.map((widget) =>
    usedBy([widgets(widget), new RegExp(`/src/widgets/${widget}/\\w+Pages?\\.tsx$`)]),
  );
  const entries = roots.filter(isEntry).map((id) => staticClosure(id, moduleOf));
  const beyondCheckout = roots.filter((id) => !OF_CHECKOUT.test(id)).map((id) => staticClosure(id, moduleOf));
  return new Map(
    all
      .filter((id) => !isRoot(id) || (!isEntry(id) && PAGES.checkout.some((pattern) => pattern.test(id))))
      .flatMap((id) => {
        const by = {
          ...Object.fromEntries(pages.map(([page, modules]) => [page, modules.has(id)])),
          accounts: accounts.filter((modules) => modules.has(id)).length,
          entries: entries.filter((modules) => modules.has(id)).length,
          beyondCheckout: beyondCheckout.some((modules) => modules.has(id)),
        } as Uses;
        const file = sharedFileOf(by);
        return file ? [[id, file] as const] : [];
      }),
  );
};

/** The libraries of many modules: each in one file. */
const LIBRARIES = [
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: 'form', test: /node_modules[\\/]react-hook-form[\\/]/ },
];

/**
 * Decides which modules share a file: by the pages that use them, never by their names. What a page may load at once is a
 * limit of bytes (`tests/e2e/gates.e2e.ts`). Source: PERF-02, PERF-12.
 */
export const createChunkPlan = () => {
  let plan: ReadonlyMap<string, SharedFile> = new Map();
  const plugin: Plugin = {
    name: 'assess-chunk-plan',
    apply: 'build',
    buildEnd(error) {
      if (!error) plan = planChunks(this.getModuleIds(), (id) => this.getModuleInfo(id));
    },
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    ...LIBRARIES.map((group) => ({ ...group, priority: 2 })),
    ...SHARED_FILES.map((file) => ({
      name: file.name,
      test: (id: string) => plan.get(id) === file,
      minShareCount: file.onlyShared ? 2 : 1,
      priority: 1,
    })),
  ];
  return { plugin, codeSplitting: { groups, includeDependenciesRecursively: false } };
};
