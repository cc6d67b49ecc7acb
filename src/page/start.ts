import { services } from '../api/services.ts';
import { createRegistry, version } from './create-registry.ts';
import { createSession, hearSession } from './hear-session.ts';
import { connectFlags, followLocale, inspect, loadContentText } from './load-late.ts';
import { recordEvents } from './record-events.ts';
import type { AuthorProblem } from '../core/config/author-problem.ts';
import type { PageConfig } from '../core/config/page-config.ts';
import { readPageConfig } from '../core/config/read-page-config.ts';
import { now } from '../core/clock.ts';
import { registerServices } from '../core/http/services.ts';
import { parseOverrides } from '../core/i18n/translator.ts';
import { claimRegistry, existingRegistry, type PageRegistry } from '../core/registry/registry.ts';
import { hasRuntime, setRuntime } from '../core/runtime.ts';
import { createBrowserStorage, type AppStorage } from '../core/storage.ts';
import { createBrowserTabs } from '../core/tabs.ts';
import { localeRow, type LocaleRow } from '../core/locale/locale-table.ts';
import { resolveLocaleRow } from '../core/locale/resolve.ts';

/** Returns the row of the configured locale, else of the page's address and language (LOC-04). Reports an unknown one. */
const findLocaleRow = (config: PageConfig, problems: AuthorProblem[]): LocaleRow => {
  const configured = config.locale === undefined ? undefined : localeRow(config.locale);
  if (config.locale !== undefined && configured === undefined)
    problems.push({ subject: 'locale', fault: ['locale', config.locale] });
  const { host, pathname: path } = location;
  return configured ?? resolveLocaleRow({ host, path, htmlLang: document.documentElement.lang });
};

/** The result of start-up. `ok` is false if the page can't be served at all. `problems` is for the page's author. */
export type Started = { ok: boolean; problems: readonly AuthorProblem[] };

let started: Started | undefined;

/** Starts this bundle once: configuration, locale, session, flags (specification section 4). Returns the first result. */
export const bootstrap = (): Started => {
  started ??= start();
  return started;
};

let later: (() => void) | undefined;

/** The mark in the page's timeline when start-up is complete, including the part that waits for the first drawn widget. */
const STARTED = 'assess-started';

/** The longest wait for an idle browser, in milliseconds. */
const MOST_WAIT = 3000;

/** Starts the parts that can wait until a widget is drawn, when the browser is idle. Later calls do nothing. */
export const startLater = (): void => {
  const start = later;
  later = undefined;
  if (start) whenIdle(start);
};

/** Calls a function when the browser is idle, and after 3 s at the latest. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MOST_WAIT });
  else setTimeout(work);
};

/** Forgets the start-up, so that a test can start with a fresh page. */
export const forgetBootstrap = (): void => {
  started = undefined;
  later = undefined;
  setRuntime(undefined);
};

const start = (): Started => {
  if (/[?&]assess-inspect\b/.test(location.search)) void inspect();
  const { config, problems } = readPageConfig(document);
  if (config === undefined || hasRuntime()) {
    // As when the loader is missing (`head.ts`): no space is reserved, and the author's own content is shown.
    if (!hasRuntime()) document.documentElement.dataset['assessGone'] = '';
    return { ok: hasRuntime(), problems };
  }
  const row = findLocaleRow(config, problems);
  const tabs = createBrowserTabs();
  const earlier = existingRegistry();
  const author = config.author || document.documentElement.hasAttribute('data-assess-author');
  const storage = createBrowserStorage({ now });
  const previous = storage.read('previousLocale') ?? row.locale;
  const forgets = !author && !storage.write('previousLocale', previous);
  const session = createSession(config, author, { storage, tabs, forgets });
  const registry = claimRegistry(() => createRegistry(tabs, session));
  registerServices(services);
  setRuntime({
    config,
    row,
    author,
    registry,
    storage,
    tabs,
    overrides: [parseOverrides(config.messages).overrides, parseOverrides(config.contentMessages).overrides],
  });
  if (config.content && !author) void loadContentText();
  if (earlier) tellTwice(earlier);
  else {
    hearSession(session, registry, author);
    if (config.analytics && !author) void recordEvents();
    const { flagService } = config;
    const lastKnown = flagService && storage.read('flagCache', row.locale);
    registry.actions.setFlags(lastKnown ?? config.flags);
    later = () => {
      const parts: Promise<void>[] = [];
      if (flagService && !author) parts.push(connectFlags(flagService));
      if (!author && hasLocaleNews(config, storage, previous !== row.locale)) parts.push(followLocale());
      void Promise.all(parts).then(() => performance.mark(STARTED));
    };
  }
  return { ok: true, problems };
};

/** Returns whether the visitor's locale must be checked. On a visitor's first page there may be nothing to check. */
const hasLocaleNews = ({ store, geo }: PageConfig, storage: AppStorage, isOther: boolean): boolean =>
  Boolean(store ?? geo ?? storage.read('keptLines')) || isOther || location.hash.startsWith('#assess-');

/** Warns that a second bundle has loaded. The first one's session and flags are used, so only the download is wasted (EMB-05). */
const tellTwice = (earlier: PageRegistry): void =>
  console.warn(
    `Assess widgets: two copies on this page, ${earlier.version} and ${version}. They share one session. Load one version only, unless each has tags of its own.`,
  );
