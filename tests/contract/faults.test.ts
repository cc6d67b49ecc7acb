import { describe, expect, it } from 'vitest';
import { getCart } from '../../src/api/cart/cart.contract.ts';
import { ConnectionCut } from '../../demo-host/backend/core/faults.ts';
import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { NOON, occ, parsed } from './occ-setup.ts';

const order = { product: { code: 'LMS4-KIT' }, quantity: 1 };

describe('faults on order', () => {
  it.each([
    ['no path', { status: 500 }],
    ['an unknown field', { path: '/', statis: 500 }],
    ['a status below 200', { path: '/', status: 101 }],
    ['an endless delay', { path: '/', delayMs: 1e9 }],
  ])('refuses an order with %s', async (_what, body) => {
    expect((await occ().askRoot('POST', '/__faults', { body })).status).toBe(400);
  });

  it('answers a status with Retry-After, so often as was ordered [REL-01 part]', async () => {
    const { ask, askRoot } = occ();
    await askRoot('POST', '/__faults', { body: { path: '/products', status: 503, retryAfter: 7, times: 2 } });
    for (const expected of [503, 503, 200]) {
      const answer = await ask('GET', '/products/LMS4-KIT');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([
        expected,
        expected === 503 ? '7' : null,
      ]);
    }
  });

  it.each([
    ['/users/*/carts/*', false],
    ['/users/**', true],
    ['/users/anonymous/carts', true],
    ['/headless/ecommerce/v2/users/**/entries', true],
    ['/users/*/carts/*/entries', true],
    ['/products', false],
    ['/users/.*/carts', false],
  ])('strikes …/entries by the path %s: %s', async (path, strikes) => {
    const { ask, askRoot, newCart } = occ();
    const cart = await newCart();
    await askRoot('POST', '/__faults', { body: { method: 'post', path, status: 500 } });
    expect((await ask('POST', `${cart}/entries`, { body: order })).status).toBe(strikes ? 500 : 200);
    expect((await ask('GET', cart)).status).toBe(200);
  });

  it.each([
    '/headless/ecommerce/v2/products/LMS4-KIT',
    '/commerce/headless/ecommerce/v2/products/LMS4-KIT',
    '/occ/v2/usassessments/products/LMS4-KIT',
    '/content/graphql/execute.json/USAssessments/en-us-checkout',
    '/regional/en-us/footer-content.json',
    '/media/LMS4-KIT.svg',
  ])('strike %s as well [REL-01 part]', async (path) => {
    const { askRoot } = occ();
    expect((await askRoot('GET', path, { headers: { 'X-Site-Id': 'usassessments' } })).status).toBe(200);
    await askRoot('POST', '/__faults', { body: { path: '/', status: 502 } });
    expect((await askRoot('GET', path)).status).toBe(502);
  });

  it('answers HTML, half a JSON, or JSON without a field', async () => {
    const { ask, askRoot } = occ();
    const spoilt = async (fault: object) => {
      await askRoot('POST', '/__faults', { body: { path: '/products', times: 1, ...fault } });
      return (await ask('GET', '/products/LMS4-KIT').catch((error: unknown) => error)) as never;
    };
    expect(await spoilt({ body: 'html' })).toMatchObject({
      status: 200,
      text: expect.stringContaining('<h1>'),
    });
    expect(await spoilt({ body: 'truncated' })).toBeInstanceOf(SyntaxError);
    expect(await spoilt({ body: 'missing-field', missingField: 'price.value' })).toMatchObject({
      json: { code: 'LMS4-KIT', price: expect.not.objectContaining({ value: 590 }) },
    });
    expect(await spoilt({ body: 'missing-field' })).toMatchObject({
      json: expect.not.objectContaining({ code: 'LMS4-KIT' }),
    });
    expect(await spoilt({ body: 'missing-field', missingField: '__proto__.toString' })).toMatchObject({
      status: 200,
    });
  });

  it('cuts before the work, or after it', async () => {
    const { ask, askRoot, newCart } = occ();
    const cart = await newCart();
    const units = async () => parsed(getCart, await ask('GET', cart)).totalUnitCount;
    await askRoot('POST', '/__faults', { body: { path: '/users/*/carts/*/entries', cut: true, times: 1 } });
    await expect(ask('POST', `${cart}/entries`, { body: order })).rejects.toThrow(ConnectionCut);
    expect(await units()).toBe(0);
    await askRoot('POST', '/__faults', {
      body: { path: '/users/*/carts/*/entries', loseAnswer: true, times: 1 },
    });
    await expect(ask('POST', `${cart}/entries`, { body: order })).rejects.toThrow(TypeError);
    expect(await units()).toBe(1);
  });

  it('gives a cut connection to a page as a network error', async () => {
    const { backend } = occ();
    backend.faults.add({ path: '/', cut: true });
    const response = await backend.respond(new Request('http://commerce.localhost/media/LMS4-KIT.svg'));
    expect(response.type).toBe('error');
  });

  it('ends a delay when the caller gives up', async () => {
    const { backend } = occ();
    backend.faults.add({ path: '/', delayMs: 100_000 });
    const controller = new AbortController();
    const answer = backend.fetch(new Request('http://x/media/LMS4-KIT.svg', { signal: controller.signal }));
    controller.abort();
    expect((await answer).status).toBe(200);
  });

  it('belong to one host alone, and DELETE takes all back', async () => {
    const [one, other] = [occ(), occ()];
    await one.askRoot('POST', '/__faults', {
      body: [
        { path: '/', status: 500 },
        { path: '/', status: 501 },
      ],
    });
    expect((await other.ask('GET', '/titles')).status).toBe(200);
    expect((await one.ask('GET', '/titles')).status).toBe(500);
    expect((await one.askRoot('GET', '/__faults')).json).toHaveLength(2);
    await one.askRoot('DELETE', '/__faults');
    expect((await one.ask('GET', '/titles')).status).toBe(200);
  });
});

describe('the clock on order', () => {
  it('holds, moves and releases server time', async () => {
    const { askRoot, backend } = occ();
    const at = '2027-03-15T10:00:00.000Z';
    expect((await askRoot('POST', '/__clock', { body: { now: at } })).json).toEqual({ now: at });
    await askRoot('POST', '/__clock', { body: { advanceMs: 60_000 } });
    expect(backend.clock.now()).toBe(Date.parse(at) + 60_000);
    await askRoot('DELETE', '/__clock');
    expect(Math.abs(backend.clock.now() - Date.now())).toBeLessThan(60_000);
  });

  it('moves the dates of a line with server time', async () => {
    const { ask, backend, newCart } = occ();
    const cart = await newCart();
    await ask('POST', `${cart}/entries`, { body: { product: { code: 'MAB2-KIT' }, quantity: 1 } });
    const release = async () => parsed(getCart, await ask('GET', cart)).entries[0]?.estimatedRelease;
    expect(await release()).toBe('2027-05-15');
    backend.clock.hold(NOON + 86_400_000);
    expect(await release()).toBe('2027-05-16');
  });
});

describe('outside development', () => {
  it.each([
    ['POST', '/__faults'],
    ['GET', '/__faults'],
    ['POST', '/__clock'],
    ['POST', '/__catalogue'],
    ['DELETE', '/__catalogue'],
  ])('%s %s is not there', async (method, path) => {
    const backend = createBackend({
      repository: createMemoryRepository([]),
      clock: createClock(),
      development: false,
    });
    expect((await backend.fetch(new Request(`http://x${path}`, { method }))).status).toBe(404);
  });
});
