import { CART_KEY } from './api/cart/read-cart.ts';
import {
  createMemorySession,
  createTokenSession,
  type SessionEnd,
  type SessionPort,
  type TokenSessionPorts,
} from './auth/index.ts';
import type { ConfigProblem, FlagService, PageConfig } from './core/config/page-config.ts';
import { loaderNote, readPageConfig } from './core/config/read-page-config.ts';
import { now } from './core/clock.ts';
import { answerReplays } from './core/events/state-events.ts';
import { parseOverrides } from './core/i18n/translator.ts';
import { createLiveRegion } from './core/live-region.ts';
import { localeRow, localeTable, type LocaleRow } from './core/locale/locale-table.ts';
import { resolveLocale } from './core/locale/resolve.ts';
import {
  claimRegistry,
  existingRegistry,
  REGISTRY_PROTOCOL,
  type PageRegistry,
} from './core/registry/registry.ts';
import { createReadings } from './core/registry/readings.ts';
import { hasRuntime, setRuntime } from './core/runtime.ts';
import { createBrowserStorage, type AppStorage } from './core/storage.ts';
import type { SessionState } from './core/store/core-state.ts';
import { createCoreStore } from './core/store/core-store.ts';
import { createBrowserTabs, type Tabs } from './core/tabs.ts';
import { version } from './version.ts';

/** `ok` is false when the page can't be served at all; `problems` is for its author. */
export type Started = { ok: boolean; problems: readonly ConfigProblem[] };

let started: Started | undefined;

/**
 * Starts this bundle, once: configuration, locale, session, flags, in this order (specification section 4). Later calls
 * give the first call's result.
 */
export const bootstrap = (): Started => {
  started ??= start();
  return started;
};

let later: (() => void) | undefined;

/** Starts what may wait until a widget is drawn, when the browser has time for it; later calls do nothing. */
export const startLater = (): void => {
  const start = later;
  later = undefined;
  if (start) (globalThis.requestIdleCallback ?? setTimeout)(start);
};

/** For tests that need a fresh page. */
export const forgetBootstrap = (): void => {
  started = undefined;
  later = undefined;
  setRuntime(undefined);
};

const start = (): Started => {
  const { config, problems } = readPageConfig(document);
  if (config === undefined || hasRuntime()) return { ok: hasRuntime(), problems };
  const configured = config.locale === undefined ? undefined : localeRow(config.locale);
  if (config.locale !== undefined && configured === undefined)
    problems.push({
      setting: 'locale',
      message: `is not one of ${localeTable.map(({ locale }) => locale).join(', ')}; it is "${config.locale}".`,
    });
  const row = configured ?? resolveRow();
  const tabs = createBrowserTabs();
  const earlier = existingRegistry();
  const author = config.author || document.documentElement.hasAttribute('data-assess-author');
  const storage = createBrowserStorage({ now });
  const previous = storage.read('previousLocale') ?? row.locale;
  const forgets = !author && !storage.write('previousLocale', previous);
  const session = createSession(config, author, { storage, tabs, forgets });
  const registry = claimRegistry(() => createRegistry(tabs, session));
  setRuntime({
    config,
    row,
    author,
    registry,
    storage,
    tabs,
    overrides: [parseOverrides(config.messages).overrides, parseOverrides(config.contentMessages).overrides],
  });
  if (config.content && !author) void loadContentText(config.content);
  if (earlier) tellTwice(earlier);
  else {
    session.start((state) => {
      const before = registry.getSnapshot().session;
      const isOther = before.status !== 'loading' && whose(before) !== whose(state);
      // Nothing of one visitor's cart is ever shown to another, not while it is read anew either (LEAD-12).
      if (isOther) registry.keep(CART_KEY, undefined);
      registry.actions.setSession(state);
      if (isOther) registry.changed(CART_KEY);
      // Only the first word of who is there: what follows a sign-out is said by `leave-after-sign-out.ts`.
      const isHeld = before.status === 'loading' && /checkout/i.test(location.pathname);
      if ((isHeld || state.status === 'signed-in') && !author) void followSession(session);
    });
    const { flagService } = config;
    const lastKnown = flagService && storage.read('flagCache', row.locale);
    registry.actions.setFlags(lastKnown ?? config.flags);
    if (!author)
      later = () => {
        if (flagService) void connectFlags(flagService);
        if (hasLocaleNews(config, storage, previous !== row.locale)) void followLocale();
      };
  }
  return { ok: true, problems };
};

const whose = (session: SessionState): unknown => session.status === 'signed-in' && session.id;

/**
 * By the identity service where the page names one, by the store's cookie where `identityProvider` is off (API-04), and as the
 * settings allow it; in author mode nobody is looked for (EMB-11).
 */
const createSession = (
  { identity, store, settings }: PageConfig,
  author: boolean,
  ports: Pick<TokenSessionPorts, 'storage' | 'tabs' | 'forgets'>,
): SessionPort => {
  const byCookie = settings['identityProvider'] === false;
  return (byCookie ? store : identity) &&
    settings['session'] !== false &&
    settings['loggedInUser'] !== false &&
    !author &&
    !isSimplified(settings)
    ? createTokenSession({
        ...ports,
        service: byCookie ? undefined : identity,
        store,
        now,
        endElsewhere,
        ended,
      })
    : createMemorySession();
};

/** Simplified invoices know no user (SES-12). The rule of `config/settings.ts`, which no page carries from the start. */
const isSimplified = (settings: PageConfig['settings']): boolean => {
  const { simplified } = Object(settings['invoices']) as { simplified?: unknown };
  return typeof simplified === 'boolean'
    ? simplified
    : /\/invoices\/[a-z]{2}-[a-z]{2}\/?$/i.test(location.pathname);
};

/** What shop and store end with a session; a part that few pages ever need. */
const endElsewhere: TokenSessionPorts['endElsewhere'] = async (...end) =>
  (await import('./api/user/end-elsewhere.ts')).endElsewhere(...end);

/** A part that comes later, asked for twice: without its code the page goes on as it is (REL-06). */
const late = async <Part>(
  what: string,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> => {
  try {
    await use(await load().catch(load));
  } catch (error) {
    console.warn(`Assess widgets: no ${what}.`, error);
  }
};

const ended = (end: SessionEnd): Promise<void> =>
  late(
    'word of the sign-out',
    () => import('./auth/sign-out/leave-after-sign-out.ts'),
    (part) => part.leaveAfterSignOut(end),
  );

/** Many pages name no CMS, and the catalogue's text shows until its own has come. */
const loadContentText = (base: string): Promise<void> =>
  late(
    'texts of the CMS',
    () => import('./api/content/read-content-text.ts'),
    (part) => part.readContentText(base),
  );

/** Whether anybody may know better where the visitor belongs. On the first page ever there is nobody to tell. */
const hasLocaleNews = ({ store, geo }: PageConfig, storage: AppStorage, isOther: boolean): boolean =>
  Boolean(store ?? geo ?? storage.read('keptLines')) || isOther || location.hash.startsWith('#assess-');

const followLocale = (): Promise<void> =>
  late(
    'look after the locale',
    () => import('./follow-locale.ts'),
    (part) => part.followLocale(),
  );

const followSession = (session: SessionPort): Promise<void> =>
  late(
    'look after who is signed in',
    () => import('./follow-session.ts'),
    (part) => part.followSession(session),
  );

const connectFlags = (service: FlagService): Promise<void> =>
  late(
    'flag service',
    () => import('./core/flags/start-flags.ts'),
    (part) => part.startFlags(service),
  );

/** Session and flags are the first bundle's; what costs is only the bytes (EMB-05). */
const tellTwice = (earlier: PageRegistry): void =>
  console.warn(
    `Assess widgets: two copies on this page, ${earlier.version} and ${version}. They share one session and one cart. ` +
      'Load one of them only.',
  );

const resolveRow = (): LocaleRow =>
  localeRow(
    resolveLocale({ host: location.host, path: location.pathname, htmlLang: document.documentElement.lang }),
  );

const createRegistry = (tabs: Tabs, session: SessionPort): PageRegistry => {
  const store = createCoreStore(createLiveRegion(document));
  const readings = createReadings({
    post: (key) => tabs.post('changed', key),
    on: (listener) => {
      tabs.on('changed', (key) => typeof key === 'string' && listener(key));
      // In the back/forward cache the page heard of nothing.
      addEventListener('pageshow', ({ persisted }) => persisted && listener('cart'));
    },
  });
  answerReplays(readings);
  // One subscription for all: many widgets on a page cost little each (PERF-08).
  const listeners = new Set<() => void>();
  for (const { subscribe } of [store, readings]) subscribe(() => listeners.forEach((listener) => listener()));
  return {
    protocol: REGISTRY_PROTOCOL,
    version,
    ...readings,
    ...store,
    session,
    signOut: () => session.signOut('asked'),
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    ensure: (tag) => loaderNote()?.ensure(tag),
  };
};
