import { afterEach, expect, it, vi } from 'vitest';
import { ServiceError } from './errors.ts';
import { waitUntil } from './reason-of.ts';

afterEach(() => vi.useRealTimers());

it('is as long as the service says, else 15 minutes [CHK-02 e part] [CHK-04 g part] [REL-01 part]', () => {
  vi.useFakeTimers({ now: 1000 });
  const refused = (retryAfterMs?: number) =>
    new ServiceError('no', { kind: 'status', status: 429, retryAfterMs });
  expect([refused(60_000), refused(0), refused(), new Error('x')].map(waitUntil)).toEqual([
    61_000, 1000, 901_000, 901_000,
  ]);
});
