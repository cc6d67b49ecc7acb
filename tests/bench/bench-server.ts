import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { generate } from 'selfsigned';
import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { createHosts } from '../../demo-host/hosts.ts';
import { createRequestLog } from '../../demo-host/request-log.ts';
import { benchPage } from './bench-pages.ts';

export type BenchServer = {
  /** The origin, `https://localhost:PORT`. */
  url: string;
  /** The hash of the certificate's key, for the browser's switch that trusts it. Without trust nothing is cached. */
  keyHash: string;
  /** Calls the services without a network. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Starts the demo host behind HTTP/2 and TLS, with the bench's own pages and yardsticks in brotli 11. */
export const startBenchServer = async (yardsticks: ReadonlyMap<string, Buffer>): Promise<BenchServer> => {
  const backend = createBackend({
    repository: createMemoryRepository(seedProducts()),
    clock: createClock(),
    development: true,
  });
  const hosts = createHosts({
    backend,
    siteDir: 'dist/site',
    docsDir: 'dist/docs',
    pagesDir: 'demo-host/pages',
    pages: undefined,
    log: createRequestLog(() => undefined),
  });
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  });
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    createServer: createSecureServer,
    serverOptions: { key, cert, allowHTTP1: true },
    fetch: (request: Request) => answer(request, yardsticks, hosts),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    keyHash: hashOfKey(cert),
    call: async (method, path, body, token) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Site-Id': 'usassessments',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      };
      const request = new Request(`${url}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await backend.fetch(request);
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
};

const answer = async (
  request: Request,
  yardsticks: ReadonlyMap<string, Buffer>,
  hosts: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const page = pathname.startsWith('/bench/') ? compressedPage(pathname.slice('/bench/'.length)) : undefined;
  if (page !== undefined) return compressed(page, 'text/html; charset=utf-8', 'no-cache');
  const yardstick = pathname.startsWith('/yard/')
    ? yardsticks.get(pathname.slice('/yard/'.length))
    : undefined;
  if (yardstick !== undefined) return compressed(yardstick, 'text/javascript', 'max-age=31536000, immutable');
  return lasting(request, await hosts(request));
};

const pages = new Map<string, Buffer>();

/**
 * Returns a page that is compressed once and kept, as in a CMS. Compressing it for each request would take as long as
 * drawing it, and longer pages would lose by it.
 */
const compressedPage = (name: string): Buffer | undefined => {
  const text = pages.has(name) ? undefined : benchPage(name);
  if (text !== undefined) pages.set(name, brotliCompressSync(text));
  return pages.get(name);
};

const compressed = (bytes: Buffer, type: string, caching: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': caching },
  });

/** Makes the page's own style sheet cacheable, as on a real site. Otherwise every yardstick would wait for it again. */
const lasting = (request: Request, response: Response): Response => {
  if (!new URL(request.url).pathname.startsWith('/assets/')) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'max-age=31536000, immutable');
  return new Response(response.body, { status: response.status, headers });
};

const hashOfKey = (cert: string): string => {
  const { publicKey } = new X509Certificate(cert);
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};
