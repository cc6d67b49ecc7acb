import { describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import { occ, parsed, EXTENDED_SETUPS } from './occ-setup.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.each(EXTENDED_SETUPS)('hostile calls, $prefix, $store', (setup) => {
  it.each([
    ['text', 'hello'],
    ['half an object', '{"codes":['],
    ['two values', '{} {}'],
    ['HTML', '<html></html>'],
    ['a byte order mark alone', '\ufeff'],
  ])('answers 400 to a body that is %s, not JSON', async (_what, raw) => {
    const answer = await occ(setup).ask('POST', '/products/lookup', { raw, headers: JSON_TYPE });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      errors: [{ type: expect.stringMatching(/^(HttpMessageNotReadable|Validation)Error$/) }],
    });
  });

  it.each(['null', '[]', '7', '"x"', '{"codes":{"length":1}}', '{"__proto__":{"codes":["x"]}}'])(
    'answers 400 ValidationError to the body %s',
    async (raw) => {
      const answer = await occ(setup).ask('POST', '/products/lookup', { raw, headers: JSON_TYPE });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ errors: [{ type: 'ValidationError' }] });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'answers 415 to the content type %j, which a foreign form could send',
    async (type) => {
      const answer = await occ(setup).ask('POST', '/products/lookup', {
        raw: '{"codes":["x"]}',
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(415);
      expect(answer.json).toMatchObject({ errors: [{ type: 'HttpMediaTypeNotSupportedError' }] });
    },
  );

  it.each([
    ['said beforehand', { 'Content-Length': '100000000' }],
    ['or not', {}],
  ])('answers 413 to a body that is too large, %s', async (_what, headers) => {
    const answer = await occ(setup).ask('POST', '/products/lookup', {
      body: { codes: ['x'.repeat(200_000)] },
      headers,
    });
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ errors: [{ type: 'PayloadTooLargeError' }] });
  });

  it('leaves the prototype alone when a body names it', async () => {
    const { ask, newCart } = occ(setup);
    const raw =
      '{"product":{"code":"LMS4-KIT","__proto__":{"polluted":1}},"quantity":1,"constructor":{"prototype":{"polluted":1}}}';
    const path = await newCart();
    expect((await ask('POST', `${path}/entries`, { raw, headers: JSON_TYPE })).status).toBe(200);
    expect({}).not.toHaveProperty('polluted');
    expect(parsed(getCart, await ask('GET', path)).entries[0]).not.toHaveProperty('polluted');
  });

  it.each([
    '/nothing',
    '/users/anonymous/nothing',
    '/users/anonymous/carts/a/b/c',
    '/products',
    '/%00',
    '/%',
  ])('answers 404 UnknownResourceError at %s', async (path) => {
    const answer = await occ(setup).ask('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ errors: [{ type: 'UnknownResourceError' }] });
  });

  it('echoes a decent X-Request-Id and replaces another [API-01 part]', async () => {
    const { ask } = occ(setup);
    const echoed = async (id: string) =>
      (await ask('GET', '/products/LMS4-KIT', { headers: { 'X-Request-Id': id } })).headers.get(
        'x-request-id',
      );
    expect(await echoed('6f1e-7')).toBe('6f1e-7');
    expect(await echoed('<img src=x>')).toMatch(/^[\w-]+$/);
    expect(await echoed('a'.repeat(500))).toHaveLength(36);
  });
});

describe('a form that a page of the same site could send with the shopper’s cookie', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 401],
    ['text', 'text/plain', 401],
    ['nothing that needs leave', undefined, 401],
    ['JSON, which needs leave', 'application/json', 201],
  ])('makes no cart when it is %s', async (_what, type, status) => {
    const backend = createBackend({
      repository: createMemoryRepository([]),
      clock: createClock(),
      development: true,
      sessionOf: () => Promise.resolve({ id: 's', accountId: 'ana' }),
    });
    const url = 'http://commerce.localhost/occ/v2/usassessments/users/current/carts';
    const headers = { Cookie: 'session=s', ...(type && { 'Content-Type': type }) };
    expect((await backend.fetch(new Request(url, { method: 'POST', headers }))).status).toBe(status);
  });
});

describe('a handler that throws', () => {
  it('answers 500 and tells nothing of the inside', async () => {
    const { ask, repository } = occ();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(repository, 'product').mockImplementation(() => {
      throw new Error('secret');
    });
    const answer = await ask('GET', '/products/LMS4-KIT');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
