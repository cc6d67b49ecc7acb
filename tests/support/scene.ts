import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBackend, type Backend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import type { Repository } from '../../demo-host/backend/core/repository.ts';
import type { StoredProduct } from '../../demo-host/backend/product/store.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { forgetOrderPlacing } from '../../src/api/checkout/place-order.ts';
import { forgetQueryClient } from '../../src/api/query.ts';
import { reportOver } from '../../src/api/report-later.ts';
import { forgetBootstrap } from '../../src/page/start.ts';
import { forgetActivity } from '../../src/page/follow/follow-activity.ts';
import type { GivenPageConfig, PageConfigInput } from '../../src/core/config/page-config.ts';
import { configure, forgetConfiguration } from '../../src/core/config/read-page-config.ts';
import type { FlagValues } from '../../src/core/flags/flag-table.ts';
import { localeRow, type Locale } from '../../src/core/locale/locale-table.ts';
import { forgetRegistry } from '../../src/core/registry/registry.ts';
import { storageName } from '../../src/core/storage-names.ts';
import type { QuickOrderDraftRow } from '../../src/core/storage-types.ts';
import { COMMERCE_BASE, fillCart, type Lines } from './fill-cart.ts';
import { createSceneIdentity, SCENE_IDENTITY } from './scene-identity.ts';
import { answerCalls, beOnline, createTraffic, goOnline, type Traffic } from './scene-network.ts';
import { createPeople } from '../../demo-host/identity/people.ts';
import type { Mail } from '../../demo-host/identity/mailbox.ts';

/** A product of the seed with these changes. */
type ProductChange = Partial<StoredProduct> & { code: string };

export type SceneOptions = {
  locale?: Locale;
  flags?: 'mock' | Partial<FlagValues>;
  /** Added to the page's configuration. Values given here take precedence. */
  config?: PageConfigInput;
  /** The lines that the visitor's cart already has. */
  lines?: Lines;
  /** The rows that the visitor typed on an earlier visit. */
  quickOrderRows?: readonly QuickOrderDraftRow[];
  /** Products that are changed before anything else happens. */
  products?: readonly ProductChange[];
  /** Products that are changed after the cart is filled. */
  later?: readonly ProductChange[];
  /** The content of the CMS's files, by path below `/regional`, in place of the demo host's. */
  regional?: Readonly<Record<string, unknown>>;
  /** The faults from here on. */
  faults?: readonly Fault[];
  /** Configures the demo's identity service. `signedIn` already has a session there. */
  identity?: { signedIn?: string };
  /** False: the browser reports that it is offline, and no call gets an answer. */
  online?: boolean;
  /** The fixed server time: milliseconds since 1970 or an ISO instant. */
  clock?: number | string;
};

export type Scene = {
  backend: Backend;
  repository: Repository;
  /** The GUID of the seeded cart; undefined without lines. */
  cartGuid: string | undefined;
  /** The calls that reached the services, such as `GET /users/anonymous/carts/…`. */
  calls: readonly string[];
  /** The mails of the identity service, newest first. */
  mails: () => readonly Mail[];
  setOnline: (online: boolean) => void;
  /** Resolves when the page has no call under way, or after a second if a fault makes answers slow. */
  settled: () => Promise<void>;
};

let answer: (request: Request) => Promise<Response> = () => Promise.resolve(Response.error());
let begun: Promise<unknown> | undefined;
/** The traffic of the current scene. */
let traffic: Traffic | undefined;

/** What the document itself answers. */
const ANSWERED = /^\/(?:commerce|content|regional|store-backend|geo|auth)\//;

/**
 * Starts what answers for all services of whatever scene is set, once a document: the document itself its calls, a
 * service worker what it loads otherwise. The browser ends a worker that keeps a call open for five minutes, and what
 * answers for the services is gone then: so no call that a test leaves without an answer may reach it.
 */
const startWorker = (): Promise<unknown> => {
  const services = ['commerce', 'content', 'regional', 'media', 'store-backend', 'geo', 'auth'];
  const handlers = services.map((service) =>
    http.all(`${location.origin}/${service}/*`, ({ request }) => answer(request)),
  );
  if (!begun)
    answerCalls(
      (path) => ANSWERED.test(path),
      (request) => answer(request),
      () => traffic,
    );
  begun ??= setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
  return begun;
};

/**
 * Gives the document a fresh page: nothing stored, nothing started, its own services in memory with the demo host's
 * seed data, and the requested cart, rows and faults. Call it before the first element exists. Throws if a line can't
 * be added as requested.
 */
export const setScene = async (options: SceneOptions = {}): Promise<Scene> => {
  await startWorker();
  const { locale = 'en-us', config, flags = {} } = options;
  const { baseSite } = localeRow(locale);
  const repository = createMemoryRepository(seedProducts());
  const clock = createClock();
  const people = createPeople(clock.now);
  const backend = createBackend({ repository, clock, people, development: true });
  if (options.clock !== undefined) backend.clock.hold(new Date(options.clock).getTime());
  change(repository, options.products);
  const cartGuid = options.lines && (await fillCart(backend, baseSite, options.lines));
  change(repository, options.later);
  for (const fault of options.faults ?? []) backend.faults.add(fault);

  // Nothing waits from here on: late work of the previous page must not find a document without a page.
  forgetPage();
  const identity = options.identity && { identity: SCENE_IDENTITY };
  configure({ commerceBase: COMMERCE_BASE, locale, flags, ...identity, ...config } as GivenPageConfig);
  if (cartGuid !== undefined) store('cartGuid', baseSite, cartGuid);
  if (options.quickOrderRows)
    store('quickOrderRows', baseSite, { rows: options.quickOrderRows, revision: 1, savedAt: Date.now() });

  const trees = createSceneIdentity(backend, people, options.identity?.signedIn);
  const calls: string[] = [];
  const own = createTraffic();
  traffic = own;
  beOnline(options.online ?? true);
  answer = async (request) => {
    const path = new URL(request.url).pathname.replace(COMMERCE_BASE, '');
    calls.push(`${request.method} ${path}`);
    const given = options.regional?.[path.replace('/regional', '')];
    return own.of(async () => {
      if (!navigator.onLine) return Response.error();
      if (path.startsWith('/auth/')) return trees.respond(request);
      return given === undefined ? backend.respond(request) : Response.json(given);
    });
  };
  return {
    backend,
    repository,
    cartGuid,
    calls,
    mails: trees.mailbox.list,
    setOnline: goOnline,
    settled: () => own.quiet(backend.faults.list().some(({ delayMs }) => delayMs !== undefined)),
  };
};

const forgetPage = (): void => {
  // What one test left unsolved must not keep the next one's message.
  reportOver(() => true);
  forgetActivity();
  forgetOrderPlacing();
  forgetQueryClient();
  forgetBootstrap();
  forgetRegistry();
  forgetConfiguration();
  for (const region of document.querySelectorAll('polite-live-region')) region.remove();
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (name.startsWith('assess.')) area.removeItem(name);
};

const store = (key: 'cartGuid' | 'quickOrderRows', baseSite: string, value: unknown): void =>
  localStorage.setItem(storageName(key, baseSite), JSON.stringify(value));

const change = (repository: Repository, changes: readonly ProductChange[] = []): void => {
  for (const each of changes) {
    const product = repository.product(each.code);
    if (product === undefined) throw new Error(`The seed has no product ${each.code}.`);
    repository.saveProduct({ ...product, ...each });
  }
};
