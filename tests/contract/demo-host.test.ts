import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'assess-host-'));
const siteDir = join(folder, 'site');
const pagesDir = join(folder, 'pages');
const LOADER = 'export const loader = 1;'.repeat(20);
const WIDGET_FILES = [
  'loader.js',
  'loader.mjs',
  'cart-B1x_9aZq.js',
  'quick-order.js',
  'v1.2.3/loader.js',
  'chunks/core-a1B2c3.js',
  'chunks/cart.en-a1B2c3.js',
];
let host: DemoHost;

beforeAll(async () => {
  for (const name of ['v1.2.3', 'chunks']) mkdirSync(join(siteDir, name), { recursive: true });
  mkdirSync(join(pagesDir, 'assets'), { recursive: true });
  for (const name of WIDGET_FILES) {
    writeFileSync(join(siteDir, name), LOADER);
    writeFileSync(join(siteDir, `${name}.br`), brotliCompressSync(LOADER));
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(siteDir, 'link.txt'));
  writeFileSync(join(pagesDir, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(pagesDir, 'assets', 'site.css'), 'body{}');
  writeFileSync(join(pagesDir, 'notes.md'), 'secret');
  writeFileSync(join(pagesDir, '.env'), 'secret');
  host = await startDemoHost({ port: 0, data: 'memory', siteDir, pagesDir });
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };
type More = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Makes a request. `shop.localhost` does not resolve in Node, so the name is only in the Host header. */
const ask = (name: string, path: string, { method = 'GET', headers = {}, body }: More = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const type = content === undefined ? {} : { 'Content-Type': 'application/json' };
    const call = httpRequest(
      {
        host: '127.0.0.1',
        port: host.port,
        // Each call has its own connection. The server may close a kept one just as the next call is sent.
        agent: false,
        path,
        method,
        headers: { Host: `${name}:${host.port}`, ...type, ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      },
    );
    call.on('error', reject).end(content);
  });

const origin = (name: string): string => `http://${name}:${host.port}`;
const SITE = { 'X-Site-Id': 'usassessments' };
const PRODUCT = '/headless/ecommerce/v2/products/LMS4-KIT';

it('a guesser is known by the connection, whatever the request says of its address [ACC-01 d part]', async () => {
  const guess = (at: number) =>
    ask('commerce.localhost', '/headless/ecommerce/v2/orderstatus', {
      method: 'POST',
      headers: { ...SITE, 'X-Forwarded-For': `192.0.2.${at}` },
      body: { reference: `WR-${at}`, email: 'nobody@practice.example' },
    });
  const statuses: number[] = [];
  for (let at = 1; at <= 6; at += 1) statuses.push((await guess(at)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

describe('hosts told apart by name', () => {
  it.each([
    'evil.test',
    'localhost.evil.test',
    'shop.localhost.evil.test',
    'evilstore.example.ca',
    'store.example.ca.evil',
  ])('answers 421 to %s, a name that is not ours [SEC-06 part]', async (name) => {
    expect((await ask(name, '/')).status).toBe(421);
  });

  it.each(['pay.localhost', 'flags.localhost', 'geo.localhost', 'id.localhost'])(
    'answers 404 JSON on %s for now',
    async (name) => {
      const { status, headers } = await ask(name, '/');
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    },
  );

  it('takes a card on pay.localhost from its own frame alone, which a page of the shop may hold [SEC-11 part]', async () => {
    const frame = `/v1/frame?parent=${encodeURIComponent(origin('shop.localhost'))}`;
    expect((await ask('pay.localhost', frame)).status).toBe(200);
    expect((await ask('pay.localhost', '/v1/assets/frame.css')).headers['content-type']).toContain(
      'text/css',
    );
    const body = { mode: 'new', number: '4242424242424242', expiry: '09/31', securityCode: '123' };
    const give = (name: string) =>
      ask('pay.localhost', '/v1/tokens', { method: 'POST', body, headers: { Origin: origin(name) } });
    expect([(await give('pay.localhost')).status, (await give('shop.localhost')).status]).toEqual([201, 403]);
    const page = await ask('shop.localhost', '/');
    expect(page.headers['content-security-policy']).toContain(
      `frame-src 'self' ${origin('id.localhost')} ${origin('pay.localhost')};`,
    );
  });

  it.each([
    ['localhost', `/commerce${PRODUCT}`, 200],
    ['127.0.0.1', `/commerce${PRODUCT}`, 200],
    ['shop.localhost', `/commerce${PRODUCT}`, 200],
    ['store.example.co.uk', `/commerce${PRODUCT}`, 200],
    ['shop.localhost', '/commerce/occ/v2/usassessments/titles', 200],
    ['shop.localhost', '/content/graphql/execute.json/USAssessments/en-us-checkout', 200],
    ['shop.localhost', '/regional/fr-ca/first-level-nav-content.json', 200],
    ['shop.localhost', '/media/LMS4-KIT.svg', 200],
    ['shop.localhost', '/commerce/openapi.json', 200],
    ['commerce.localhost', '/openapi.json', 200],
    ['content.localhost', '/openapi.json', 404],
    ['commerce.localhost', PRODUCT, 200],
    ['commerce.localhost', '/occ/v2/usassessments/titles', 200],
    ['commerce.localhost', '/media/LMS4-KIT.svg', 200],
    ['commerce.localhost', '/content/graphql/execute.json/USAssessments/en-us-checkout', 404],
    ['content.localhost', '/graphql/execute.json/USAssessments/ja-jp-checkout', 200],
    ['content.localhost', '/regional/ja-jp/footer-content.json', 200],
    ['content.localhost', PRODUCT, 404],
    ['partner.localhost', `/commerce${PRODUCT}`, 404],
    ['partner.localhost', '/widgets/loader.js', 404],
    ['partner.localhost', '/', 200],
  ])('serves %s%s with %i', async (name, path, status) => {
    expect((await ask(name, path, { headers: SITE })).status).toBe(status);
  });
});

it('tells by OpenAPI what commerce answers [API-07]', async () => {
  const { headers, text } = await ask('commerce.localhost', '/openapi.json');
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: { '/products/{productCode}': {} } });
});

describe('CORS of a service on its own host', () => {
  const preflight = (from: string, name = 'commerce.localhost') =>
    ask(name, PRODUCT, {
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'x-site-id',
      },
    });

  it.each([
    'http://evil.test',
    'null',
    'http://shop.localhost',
    'http://shop.localhost:1',
    'http://shop.localhost.evil.test',
    'https://x',
  ])('refuses the origin %s', async (from) => {
    const refused = await preflight(from);
    expect(refused.status).toBe(403);
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    const answer = await ask('commerce.localhost', PRODUCT, { headers: { ...SITE, Origin: from } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['vary']).toBe('Origin');
  });

  it.each(['shop.localhost', 'partner.localhost', 'localhost', 'store.example.nl'])(
    'lets pages of %s call with the commerce headers [API-01 part]',
    async (name) => {
      const { status, headers } = await preflight(origin(name));
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(origin(name));
      expect(headers['access-control-max-age']).toBe('7200');
      const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
      for (const header of [
        'x-site-id',
        'x-platform-key',
        'x-request-id',
        'x-entry-point',
        'x-routing-region',
      ])
        expect(allowed).toContain(header);
      for (const header of ['authorization', 'idempotency-key', 'if-match', 'cache-control', 'content-type'])
        expect(allowed).toContain(header);
      const answer = await ask('commerce.localhost', PRODUCT, { headers: { ...SITE, Origin: origin(name) } });
      expect(answer.headers['access-control-allow-origin']).toBe(origin(name));
      expect(answer.headers['access-control-expose-headers']).toBe(
        'ETag, X-Request-Id, X-Total-Count, Retry-After, Date, WWW-Authenticate',
      );
    },
  );
});

describe('widgets', () => {
  it.each([
    ['loader.js', 'no-cache'],
    ['loader.mjs', 'no-cache'],
    ['quick-order.js', 'no-cache'],
    ['cart-B1x_9aZq.js', 'public, max-age=31536000, immutable'],
    ['v1.2.3/loader.js', 'public, max-age=31536000, immutable'],
    ['chunks/core-a1B2c3.js', 'public, max-age=31536000, immutable'],
    ['chunks/cart.en-a1B2c3.js', 'public, max-age=31536000, immutable'],
  ])('serves %s to any origin with %s [PERF-01 part]', async (file, caching) => {
    const { status, headers, text } = await ask('shop.localhost', `/widgets/${file}`);
    expect([status, text]).toEqual([200, LOADER]);
    expect(headers).toMatchObject({
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it.each([
    ['gzip, br', 'br'],
    ['br;q=1.0, gzip', 'br'],
    ['gzip, br;q=0', undefined],
    ['gzip', undefined],
    ['', undefined],
  ])('answers Accept-Encoding %j with the encoding %s', async (accept, encoding) => {
    const { headers } = await ask('shop.localhost', '/widgets/loader.js', {
      headers: { 'Accept-Encoding': accept },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
  });

  it('fails on order by its own path, and not by an order for every service [REL-06 part]', async () => {
    const order = (body: object) => ask('shop.localhost', '/__faults', { method: 'POST', body });
    await order({ path: '/', status: 503 });
    expect((await ask('shop.localhost', '/widgets/loader.js')).status).toBe(200);
    await order({ path: '/widgets/quick-order', status: 404 });
    expect((await ask('shop.localhost', '/widgets/quick-order.js')).status).toBe(404);
    await ask('shop.localhost', '/__faults', { method: 'DELETE' });
  });

  it('answers 304 when the browser has it', async () => {
    const { headers } = await ask('shop.localhost', '/widgets/loader.js');
    const again = await ask('shop.localhost', '/widgets/loader.js', {
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('files and pages', () => {
  it.each([
    '/widgets/../secret.txt',
    '/widgets/%2e%2e/secret.txt',
    '/widgets/..%2fsecret.txt',
    '/widgets/..%5csecret.txt',
    '/widgets/%252e%252e/secret.txt',
    '/widgets/link.txt',
    '/widgets/loader.js%00.txt',
    '/widgets/',
    '/widgets/%',
    '/../secret.txt',
    '/.env',
    '/notes.md',
    '/%2e%2e%2fsecret.txt',
    '//secret.txt',
  ])('does not give away %s', async (path) => {
    const { status, text } = await ask('shop.localhost', path);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s of a page', async (method) => {
    const { status, headers } = await ask('shop.localhost', '/', { method });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD like GET without the body', async () => {
    const { status, text, headers } = await ask('shop.localhost', '/', { method: 'HEAD' });
    expect([status, text, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('gives the shop’s pages a policy without inline script or style', async () => {
    const { headers } = await ask('shop.localhost', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets the integrator’s page load the shop’s script and call commerce, and no more', async () => {
    const { headers } = await ask('partner.localhost', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${origin('shop.localhost')};`);
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${origin('commerce.localhost')}`));
    expect(policy).not.toContain('unsafe');
  });

  it('answers 404 with a page for an address that leads nowhere', async () => {
    const { status, headers } = await ask('shop.localhost', '/nowhere');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('orders over HTTP', () => {
  it('lists the requests with their ids, and forgets them on DELETE', async () => {
    await ask('shop.localhost', '/__requests', { method: 'DELETE' });
    await ask('shop.localhost', `/commerce${PRODUCT}?fields=FULL`, {
      headers: { ...SITE, 'X-Request-Id': 'r-1' },
    });
    await ask('commerce.localhost', '/occ/v2/usassessments/titles');
    expect(JSON.parse((await ask('shop.localhost', '/__requests')).text)).toEqual([
      {
        method: 'GET',
        host: `shop.localhost:${host.port}`,
        path: `/commerce${PRODUCT}?fields=FULL`,
        requestId: 'r-1',
        siteId: 'usassessments',
      },
      { method: 'GET', host: `commerce.localhost:${host.port}`, path: '/occ/v2/usassessments/titles' },
    ]);
  });

  it('destroys the socket when a fault cuts, and answers the next call [REL-01 part]', async () => {
    await ask('shop.localhost', '/__faults', {
      method: 'POST',
      body: { path: '/products', cut: true, times: 1 },
    });
    await expect(ask('shop.localhost', `/commerce${PRODUCT}`, { headers: SITE })).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect((await ask('shop.localhost', `/commerce${PRODUCT}`, { headers: SITE })).status).toBe(200);
  });

  it('answers 413 to a large body without reading all of it', async () => {
    const body = { codes: ['x'.repeat(5_000_000)] };
    const path = '/commerce/headless/ecommerce/v2/products/lookup';
    const outcome = await ask('shop.localhost', path, { method: 'POST', headers: SITE, body }).catch(
      (error: unknown) => error,
    );
    // A server that has answered may close the connection while the rest is still being sent.
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(
      (outcome as Reply).status ?? (outcome as { code: string }).code,
    );
  });

  it('runs beside another host with its own carts and faults', async () => {
    const other = await startDemoHost({ port: 0, data: 'memory', siteDir, pagesDir });
    expect(other.port).not.toBe(host.port);
    const url = `${other.url}/commerce/occ/v2/usassessments/users/anonymous/carts`;
    const made = await fetch(url, { method: 'POST' });
    const { guid } = (await made.json()) as { guid: string };
    expect((await fetch(`${url}/${guid}`)).status).toBe(200);
    expect(
      (await ask('localhost', `/commerce/occ/v2/usassessments/users/anonymous/carts/${guid}`)).status,
    ).toBe(400);
    await other.close();
    await expect(fetch(url)).rejects.toThrow(TypeError);
  });
});
