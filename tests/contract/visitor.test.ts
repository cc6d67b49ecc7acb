import { describe, expect, it } from 'vitest';
import { createBackend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';

const backend = (development = true) =>
  createBackend({ repository: createMemoryRepository([]), clock: createClock(), development });

const ask = async (to: ReturnType<typeof backend>, path: string, body?: unknown) => {
  const answer = await to.fetch(
    new Request(`http://shop.localhost${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }),
  );
  return [answer.status, await answer.json()] as const;
};

describe('the demo’s visitor', () => {
  it('is ordered about in development only, and in words that fit [SEC-07 part]', async () => {
    expect((await ask(backend(false), '/__visitor', { country: 'FR' }))[0]).toBe(404);
    expect((await ask(backend(), '/__visitor', { country: 7 }))[0]).toBe(400);
    expect((await ask(backend(), '/__visitor', { nobody: true }))[0]).toBe(400);
  });

  it('is nobody until signed in, and nobody again once signed out [LOC-07 part]', async () => {
    const host = backend();
    const current = () => ask(host, '/store-backend/store/customer/current');
    expect((await current())[0]).toBe(401);
    await ask(host, '/__visitor', { customer: { userId: 'u-1', registrationCountryIso: 'NZ' } });
    expect(await current()).toEqual([200, { userId: 'u-1', registrationCountryIso: 'NZ' }]);
    await ask(host, '/__visitor', { customer: null });
    expect((await current())[0]).toBe(401);
  });

  it('is in a country, or in none that geolocation knows [LOC-09 part]', async () => {
    const host = backend();
    expect(await ask(host, '/geo/country')).toEqual([200, { country: 'US' }]);
    await ask(host, '/__visitor', { country: 'FR' });
    expect(await ask(host, '/geo/country')).toEqual([200, { country: 'FR' }]);
    await ask(host, '/__visitor', { country: null });
    expect((await ask(host, '/geo/country'))[0]).toBe(404);
  });
});
