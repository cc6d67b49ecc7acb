import { Hono } from 'hono';
import { captchaRoutes } from '../captcha/captcha.backend.ts';
import { createPeople, type People } from '../identity/people.ts';
import { paymentRoutes } from '../payment/payment.backend.ts';
import { contentRoutes, regionalRoutes } from './content/content.backend.ts';
import { controlRoutes } from './control/control.backend.ts';
import type { Clock } from './core/clock.ts';
import { refuseOtherVerbs, type Route } from './core/endpoint-handler.ts';
import { createFaults, ConnectionCut, type Faults } from './core/faults.ts';
import { refuseAgents } from './core/not-for-agents.ts';
import { noSuchPath, OccError } from './core/occ-error.ts';
import type { Repository } from './core/repository.ts';
import type { Services } from './core/services.ts';
import { StepUpAsked } from './core/step-up.ts';
import { flagControlRoutes } from './flag/flag-control.backend.ts';
import { flagRoutes } from './flag/flag.backend.ts';
import { createFlagState, type FlagState } from './flag/store.ts';
import { fragmentRoutes } from './fragment/fragment.backend.ts';
import { mediaRoutes } from './media/media.backend.ts';
import { productControlRoutes } from './product/product-control.backend.ts';
import { quoteControlRoutes } from './quote/quote-control.backend.ts';
import { OWN, STANDARD } from './resources.ts';
import { sessionRoutes } from './session/session.backend.ts';
import { accountByCookie, createStoreSessions } from './session/store.ts';
import { settingsControlRoutes } from './settings/settings.backend.ts';
import { createSettings, type SettingsStore } from './settings/settings.ts';
import { baseSiteRoutes } from './site/site.backend.ts';
import { geoRoutes, visitorControlRoutes } from './visitor/visitor.backend.ts';
import { createVisitorState, type VisitorState } from './visitor/visitor.ts';

export type Backend = {
  /** Answers a call. Rejects with {@link ConnectionCut} if a fault cuts the connection. */
  fetch(request: Request): Promise<Response>;
  /** Answers a call; a cut connection becomes `Response.error()`, for a service-worker mock to pass to the page. */
  respond(request: Request): Promise<Response>;
  /** Makes every service refuse this access token, as if the identity service had revoked it. */
  revoke(token: string): void;
  faults: Faults;
  clock: Clock;
  /** The values of the flag service. */
  flags: FlagState;
  /** The visitor for the store, and their country for geolocation. */
  visitor: VisitorState;
  /** What the services decide. */
  settings: SettingsStore;
};

export type BackendOptions = {
  repository: Repository;
  clock: Clock;
  /** Returns a new UUID. */
  random?: () => string;
  /** Returns the user of an access token. In development, `demo-token-{userId}` is valid too. */
  authenticate?: (token: string) => string | undefined;
  /** Returns the session that a browser's cookies carry. By default there is none. */
  sessionOf?: Services['sessionOf'];
  /** The step-up service. Without it, nothing asks for a proof. */
  stepUp?: Services['stepUp'];
  /** All people with an account. */
  people?: People;
  /** Sends the store's mails. By default nobody gets any. */
  sendMail?: Services['sendMail'];
  /** Further control endpoints for development. */
  control?: readonly Route[];
  /**
   * Enables `/__faults`, `/__clock`, `/__catalogue`, `/__belongings`, `/__flags`, `/__settings`, `/__quotes` and
   * `/__visitor`.
   */
  development: boolean;
};

/**
 * Creates the services behind the widgets as one object that answers requests, with its own state, faults and clock.
 * Paths: `/headless/ecommerce/v2/…`, the store with its extensions, and `/occ/v2/{baseSiteId}/…`, the same store as a
 * plain OCC host without calls or fields of its own (both also below `/commerce`); `/content/…`, `/regional/…`,
 * `/media/…`; the flag service's `/sdk/…`, `/eval/…` and `/events/…` (also below `/flag-service`); `/store-backend/…`,
 * `/geo/…`, `/payment/…`, `/captcha/…`. It uses nothing of Node, so it runs in a browser too.
 */
export const createBackend = (options: BackendOptions): Backend => {
  const { repository, clock, development, people = createPeople() } = options;
  const random = options.random ?? (() => crypto.randomUUID());
  const revoked = new Set<string>();
  const authenticate = (token: string) =>
    revoked.has(token)
      ? undefined
      : (options.authenticate?.(token) ?? (development ? demoUser(token) : undefined));
  const sessions = createStoreSessions(options.sessionOf ?? (() => Promise.resolve(undefined)));
  const { stepUp } = options;
  const settings = createSettings();
  const services: Services = {
    repository,
    clock,
    random,
    authenticate,
    people,
    sendMail: options.sendMail ?? (() => undefined),
    settings,
    stepUp,
    ...sessions,
  };
  const faults = createFaults();
  const flags = createFlagState();
  const visitor = createVisitorState();
  const control = development ? (options.control ?? []) : undefined;
  const app = application({ services, faults, flags, visitor }, control);

  const fetch = async (request: Request): Promise<Response> => {
    const answer = async () =>
      app.fetch(request, { account: await accountByCookie(request, services.sessionOf) });
    const isControl = new URL(request.url).pathname.startsWith('/__');
    const response = await (isControl ? answer() : faults.apply(request, answer));
    const headers = new Headers(response.headers);
    headers.set('X-Request-Id', requestIdOf(request, random));
    return new Response(response.body, { status: response.status, headers });
  };
  const respond = (request: Request) =>
    fetch(request).catch((error: unknown) => {
      if (error instanceof ConnectionCut) return Response.error();
      throw error;
    });
  const revoke = (token: string): void => void revoked.add(token);
  return { fetch, respond, revoke, faults, clock, flags, visitor, settings };
};

type Parts = Pick<Backend, 'faults' | 'flags' | 'visitor'> & { services: Services };

/** @param more further control endpoints; undefined if there is no control. */
const application = (
  { services, faults, flags, visitor }: Parts,
  more: readonly Route[] | undefined,
): Hono => {
  const standard = STANDARD.flatMap((resource) => resource(services));
  const own = OWN.flatMap((resource) => resource(services));
  const extended = mounted([...own, ...standard, ...baseSiteRoutes(), refuseOtherVerbs]);
  const plain = mounted([...standard, refuseOtherVerbs]);
  const app = new Hono();
  for (const prefix of ['', '/commerce']) {
    for (const host of ['headless/ecommerce', 'occ'])
      app.use(`${prefix}/${host}/v2/*`, refuseAgents(services));
    app.route(`${prefix}/headless/ecommerce/v2`, extended);
    app.route(`${prefix}/occ/v2`, mounted([...baseSiteRoutes(), refuseOtherVerbs]));
    app.route(`${prefix}/occ/v2/:baseSiteId`, plain);
  }
  app.route('/content', mounted(contentRoutes()));
  app.route('/regional', mounted([...regionalRoutes(), ...fragmentRoutes()]));
  app.route('/store-backend', mounted(sessionRoutes(services, visitor)));
  app.route('/geo', mounted(geoRoutes(visitor)));
  app.route('/captcha', mounted([...captchaRoutes(services), refuseOtherVerbs]));
  app.route('/payment', mounted([...paymentRoutes(services), refuseOtherVerbs]));
  app.route('/', mounted(mediaRoutes(services.repository)));
  for (const prefix of ['/', '/flag-service']) app.route(prefix, flagRoutes(flags));
  if (more) {
    const control = [
      more,
      controlRoutes(services, faults),
      productControlRoutes(services),
      flagControlRoutes(flags),
      visitorControlRoutes(visitor),
      settingsControlRoutes(services.settings),
      quoteControlRoutes(services),
    ];
    app.route('/', mounted(control.flat()));
  }
  app.notFound((c) => errorAnswer(noSuchPath(c.req.path)));
  app.onError((error) => {
    if (error instanceof OccError) return errorAnswer(error);
    if (error instanceof StepUpAsked) return error.answer;
    console.error(error);
    return errorAnswer(
      new OccError(500, [{ type: 'InternalServerError', message: 'Something went wrong here.' }]),
    );
  });
  return app;
};

const mounted = (routes: readonly Route[]): Hono => {
  const app = new Hono();
  for (const route of routes) route(app);
  return app;
};

const errorAnswer = ({ status, errors, headers }: OccError): Response =>
  Response.json({ errors }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

const requestIdOf = (request: Request, random: () => string): string => {
  const id = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : random();
};

const demoUser = (token: string): string | undefined => /^demo-token-([\w.@-]{1,64})$/.exec(token)?.[1];
