import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import packageJson from '../package.json' with { type: 'json' };
import { openApi } from '../docs/build/commerce/open-api.ts';
import { createBackend } from './backend/app.ts';
import { createClock } from './backend/core/clock.ts';
import { shopOrigins } from './cors.ts';
import { ConnectionCut } from './backend/core/faults.ts';
import { createMemoryRepository } from './backend/core/memory-repository.ts';
import type { Repository } from './backend/core/repository.ts';
import { seedProducts } from './backend/product/seed.ts';
import { createHosts } from './hosts.ts';
import type { PageModule } from './serve-page.ts';
import { identityControlRoutes, type IdentityOfPages } from './identity/identity-control.ts';
import { SIGNED_IN_PATH } from './identity/identity-paths.ts';
import { isIdTokenOf } from './identity/id-token.ts';
import { createIdentityService } from './identity/identity-service.ts';
import { createPeople } from './identity/people.ts';
import { createRequestLog } from './request-log.ts';

export type DemoHostOptions = {
  /** The port; 0 takes any free one. */
  port: number;
  /** `memory`, or the path of the SQLite file. */
  data: string;
  /** The folder of the built widgets. */
  siteDir?: string;
  pagesDir?: string;
  /** The folder of the built documentation. */
  docsDir?: string;
  /**
   * Enables the control endpoints for faults, clock, catalogue and so on. True by default: the demo host has no other
   * use.
   */
  development?: boolean;
  /** Called with a line for each request. */
  log?: (line: string) => void;
};

export type DemoHost = {
  port: number;
  /** `http://localhost:{port}`. Every service has a path on this origin. */
  url: string;
  /** The data of the services, for tests to read directly. */
  repository: Repository;
  close(): Promise<void>;
};

/** Starts pages and services in this process, on one port of the loopback interface. */
export const startDemoHost = async (options: DemoHostOptions): Promise<DemoHost> => {
  const {
    data,
    siteDir = 'dist/site',
    pagesDir = 'demo-host/pages',
    docsDir = 'dist/docs',
    development = true,
  } = options;
  const repository = await openRepository(data);
  const clock = createClock();
  const people = createPeople(clock.now);
  const redirectsOf = (origin: string) => shopOrigins(origin).map((each) => each + SIGNED_IN_PATH);
  const identity = createIdentityService({ clock, redirectsOf, people });
  const identityOfPages: IdentityOfPages = { current: {} };
  const backend = createBackend({
    repository,
    clock,
    development,
    people,
    authenticate: identity.accountOf,
    sessionOf: identity.sessionOf,
    sendMail: identity.sendMail,
    stepUp: {
      ...identity.stepUps,
      isIdTokenOf: (token, accountId) => isIdTokenOf(token, accountId, clock.now()),
    },
    control: identityControlRoutes(identity, identityOfPages),
  });
  const answer = createHosts({
    backend,
    identity,
    identityOfPages,
    siteDir,
    pagesDir,
    docsDir,
    pages: await loadPages(pagesDir),
    log: createRequestLog(options.log ?? (() => undefined)),
    openApi: JSON.stringify(openApi(packageJson.version), undefined, 2),
  });
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    // On a slow machine a client may use a connection again at the very moment that Node, after its five seconds, closes it.
    serverOptions: { keepAliveTimeout: 60_000 },
    fetch: (request, env) => {
      const { incoming } = env as HttpBindings;
      // Limits count by the address of the connection. What the caller says of it is not believed.
      request.headers.set('X-Forwarded-For', incoming.socket.remoteAddress ?? '');
      return answer(request).catch((error: unknown) => cutOr500(error, env as HttpBindings));
    },
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    repository,
    close: async () => {
      await new Promise<void>((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      repository.close();
    },
  };
};

const openRepository = async (data: string) => {
  if (data === 'memory') return createMemoryRepository(seedProducts());
  const { createSqliteRepository } = await import('./backend/core/sqlite-repository.ts');
  return createSqliteRepository(data, seedProducts());
};

const loadPages = async (pagesDir: string): Promise<PageModule | undefined> => {
  const file = resolve(pagesDir, 'pages.ts');
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PageModule;
};

const cutOr500 = (error: unknown, { incoming }: HttpBindings): Response => {
  if (error instanceof ConnectionCut) {
    (incoming as IncomingMessage).socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  console.error(error);
  return Response.json(
    { errors: [{ type: 'InternalServerError', message: 'Something went wrong here.' }] },
    { status: 500 },
  );
};

if (import.meta.main) {
  const host = await startDemoHost({ port: 4300, data: '.demo-data/demo.sqlite', log: console.log });
  console.log(host.url);
}
