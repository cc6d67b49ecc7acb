import { Hono } from 'hono';
import { createPeople, type People } from '../identity/people.ts';
import { createBelongings } from './belongings.ts';
import { cartRoutes } from './cart.backend.ts';
import type { Clock } from './clock.ts';
import type { Services } from './commerce-call.ts';
import { contentRoutes, regionalRoutes } from './content.backend.ts';
import { controlRoutes } from './control.backend.ts';
import { delicateRoutes } from './delicate.backend.ts';
import type { Route } from './endpoint-handler.ts';
import { entryRoutes } from './entries.backend.ts';
import { createFaults, ConnectionCut, type Faults } from './faults.ts';
import { createFlagState, type FlagState } from './flag-service.ts';
import { flagControlRoutes } from './flag-control.backend.ts';
import { fragmentRoutes } from './fragments.backend.ts';
import { flagRoutes } from './flags.backend.ts';
import { lookupRoutes } from './lookup.backend.ts';
import { mediaRoutes } from './media.backend.ts';
import { noSuchPath, OccError } from './occ-error.ts';
import { productRoutes } from './product.backend.ts';
import type { Repository } from './repository.ts';
import { siteRoutes } from './site.backend.ts';
import { StepUpAsked } from './step-up.ts';
import { accountByCookie, createStoreSessions } from './store-sessions.ts';
import { storeRoutes } from './store.backend.ts';
import { userRoutes } from './user.backend.ts';
import { createVisitorState, type VisitorState } from './visitor.ts';
import { geoRoutes, visitorControlRoutes } from './visitor.backend.ts';

export type Backend = {
  /** Answers a call. Rejects with {@link ConnectionCut} when a fault cuts the connection. */
  fetch(request: Request): Promise<Response>;
  /** The same, but a cut connection is `Response.error()`: what a service-worker mock hands to the page. */
  respond(request: Request): Promise<Response>;
  faults: Faults;
  clock: Clock;
  /** What the flag service decides. */
  flags: FlagState;
  /** Who the visitor is for the store, and where for geolocation. */
  visitor: VisitorState;
};

export type BackendOptions = {
  repository: Repository;
  clock: Clock;
  /** Gives a fresh uuid. */
  random?: () => string;
  /** The user of an access token; in development `demo-token-{userId}` is one besides. */
  authenticate?: (token: string) => string | undefined;
  /** Whose session the cookies of a browser are; nobody's by default. */
  sessionOf?: Services['sessionOf'];
  /** Who proves that somebody is who they are; without it nothing asks for that. */
  stepUp?: Services['stepUp'];
  /** Everybody who has an account. */
  people?: People;
  /** Further orders of development. */
  control?: readonly Route[];
  /** Opens `/__faults`, `/__clock`, `/__catalogue`, `/__belongings`, `/__flags` and `/__visitor`. */
  development: boolean;
};

/**
 * The services behind the widgets as one object that answers requests, with its own state, faults and clock. Paths:
 * `/headless/ecommerce/v2/…` and `/occ/v2/{baseSiteId}/…` (both also below `/commerce`), `/content/…`,
 * `/regional/…`, `/media/…`; the flag service's `/sdk/…`, `/eval/…` and `/events/…` (also below `/flag-service`),
 * `/store-backend/…`, `/geo/…`. It needs nothing of Node, so it runs in a browser too.
 */
export const createBackend = (options: BackendOptions): Backend => {
  const { repository, clock, development, people = createPeople() } = options;
  const random = options.random ?? (() => crypto.randomUUID());
  const authenticate = (token: string) =>
    options.authenticate?.(token) ?? (development ? demoUser(token) : undefined);
  const sessions = createStoreSessions(options.sessionOf ?? (() => Promise.resolve(undefined)));
  const { stepUp } = options;
  const belongings = createBelongings();
  const services: Services = {
    repository,
    clock,
    random,
    authenticate,
    people,
    belongings,
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
  return { fetch, respond, faults, clock, flags, visitor };
};

type Parts = Pick<Backend, 'faults' | 'flags' | 'visitor'> & { services: Services };

/** @param more further orders; undefined where nobody may order anything. */
const application = (
  { services, faults, flags, visitor }: Parts,
  more: readonly Route[] | undefined,
): Hono => {
  const commerce = mounted([
    ...lookupRoutes(services),
    ...productRoutes(services),
    ...cartRoutes(services),
    ...entryRoutes(services),
    ...siteRoutes(services),
    ...userRoutes(services),
    ...delicateRoutes(services),
  ]);
  const app = new Hono();
  for (const prefix of ['', '/commerce']) {
    app.route(`${prefix}/headless/ecommerce/v2`, commerce);
    app.route(`${prefix}/occ/v2/:baseSiteId`, commerce);
  }
  app.route('/content', mounted(contentRoutes()));
  app.route('/regional', mounted([...regionalRoutes(), ...fragmentRoutes()]));
  app.route('/store-backend', mounted(storeRoutes(services, visitor)));
  app.route('/geo', mounted(geoRoutes(visitor)));
  app.route('/', mounted(mediaRoutes(services.repository)));
  for (const prefix of ['/', '/flag-service']) app.route(prefix, flagRoutes(flags));
  if (more) {
    const control = [
      more,
      controlRoutes(services, faults),
      flagControlRoutes(flags),
      visitorControlRoutes(visitor),
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

const errorAnswer = ({ status, errors }: OccError): Response =>
  Response.json({ errors }, { status, headers: { 'Cache-Control': 'no-store' } });

const requestIdOf = (request: Request, random: () => string): string => {
  const id = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : random();
};

const demoUser = (token: string): string | undefined => /^demo-token-([\w.@-]{1,64})$/.exec(token)?.[1];
