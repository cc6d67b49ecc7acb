import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { ServiceError, type FailureKind } from '../errors.ts';
import { retryRead, type RetrySeams } from './retry-read.ts';

type Failure = { kind: FailureKind; status?: number; retryAfterMs?: number };

/** Creates a read that fails in this order and then returns `done`. Time only passes by waiting, and by `readMs` for each read. */
const setUp = (failures: readonly (Failure | Error)[], { random = 0.5, readMs = 0 } = {}) => {
  let time = 0;
  let tries = 0;
  const waits: number[] = [];
  const seams: RetrySeams = {
    now: () => time,
    random: () => random,
    wait: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
  const read = (): Promise<string> => {
    const failure = failures[tries];
    tries += 1;
    time += readMs;
    if (failure === undefined) return Promise.resolve('done');
    return Promise.reject(
      failure instanceof Error ? failure : new ServiceError('failed', { status: 0, ...failure }),
    );
  };
  return { seams, read, waits, tries: () => tries };
};

const down = { kind: 'status', status: 503 } as const;

describe('retryRead repeats a read twice, and nothing else [REL-01 e]', () => {
  it.each<[Failure, number]>([
    [{ kind: 'status', status: 400 }, 1],
    [{ kind: 'status', status: 401 }, 1],
    [{ kind: 'status', status: 403 }, 1],
    [{ kind: 'status', status: 404 }, 1],
    [{ kind: 'status', status: 412 }, 1],
    [{ kind: 'status', status: 429 }, 3],
    [{ kind: 'status', status: 500 }, 3],
    [{ kind: 'status', status: 502 }, 3],
    [{ kind: 'status', status: 503 }, 3],
    [{ kind: 'network' }, 3],
    [{ kind: 'timeout' }, 3],
    [{ kind: 'not-json', status: 200 }, 3],
    [{ kind: 'offline' }, 1],
    [{ kind: 'aborted' }, 1],
    [{ kind: 'shape', status: 200 }, 1],
  ])(
    'tries a read that fails with %j %i times, then gives the failure [REL-01 part]',
    async (failure, times) => {
      const { read, seams, tries } = setUp(Array.from({ length: 9 }, () => failure));
      await expect(retryRead(read, undefined, seams)).rejects.toMatchObject(failure);
      expect(tries()).toBe(times);
    },
  );

  it('does not repeat what is no failure of a service', async () => {
    const bug = new TypeError('undefined is not a function');
    const { read, seams, tries } = setUp([bug]);
    await expect(retryRead(read, undefined, seams)).rejects.toBe(bug);
    expect(tries()).toBe(1);
  });

  it.each<[readonly Failure[], number]>([
    [[], 1],
    [[down], 2],
    [[down, { kind: 'network' }], 3],
  ])('gives the answer as soon as one comes: %j takes %i reads', async (failures, times) => {
    const { read, seams, tries } = setUp(failures);
    expect(await retryRead(read, undefined, seams)).toBe('done');
    expect(tries()).toBe(times);
  });

  it('gives the last failure, not the first', async () => {
    const { read, seams } = setUp([down, down, { kind: 'status', status: 500 }]);
    await expect(retryRead(read, undefined, seams)).rejects.toMatchObject({ status: 500 });
  });

  everyRow([
    [0, [200, 400]],
    [0.5, [400, 800]],
    [1, [600, 1200]],
  ])('waits with jitter, longer the second time: %d gives %j [REL-01 part]', async (random, waits) => {
    const tried = setUp([down, down], { random });
    await retryRead(tried.read, undefined, tried.seams);
    expect(tried.waits).toEqual(waits);
  });

  it('waits as long as the service asks [REL-01 part]', async () => {
    const { read, seams, waits } = setUp([{ ...down, retryAfterMs: 3000 }]);
    await retryRead(read, undefined, seams);
    expect(waits).toEqual([3000]);
  });

  everyRow([
    ['the service asks for 20 s', [{ ...down, retryAfterMs: 20_000 }], 0, 1],
    ['both pauses together reach 20 s', [down, { ...down, retryAfterMs: 19_700 }, down], 0, 2],
    ['a read took 19.8 s', [{ kind: 'timeout' }], 19_800, 1],
    ['the second of two reads ends after 20 s', [{ kind: 'timeout' }, { kind: 'timeout' }, down], 15_000, 2],
  ] as const)('begins no try after 20 s: %s', async (_case, failures, readMs, times) => {
    const { read, seams, tries } = setUp(failures, { readMs });
    await expect(retryRead(read, undefined, seams)).rejects.toBeInstanceOf(ServiceError);
    expect(tries()).toBe(times);
  });

  everyRow(['before', 'while'])('does not go on when it is given up %s it waits', async (when) => {
    const caller = new AbortController();
    const { read, seams, tries } = setUp([down, down]);
    if (when === 'before') caller.abort();
    const wait: RetrySeams['wait'] = (ms, signal) => {
      caller.abort();
      return seams.wait(ms, signal);
    };
    await expect(retryRead(read, caller.signal, { ...seams, wait })).rejects.toMatchObject(down);
    expect(tries()).toBe(1);
  });
});
