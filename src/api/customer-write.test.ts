import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '../core/errors.ts';
import type { CustomerWrite } from './customer-write.ts';
import { openPage, type QueryBundle } from './testing/query-page.ts';

const mara = { whose: 'mara-1' };
let page: ReturnType<typeof openPage>;
let bundle: QueryBundle;
let reads: number;

beforeEach(async () => {
  page = openPage('one');
  bundle = await page.bundle();
  reads = 0;
  const query = bundle.customerQuery({
    of: mara,
    resource: 'addresses',
    read: () => Promise.resolve((reads += 1)),
  });
  const observer = new QueryObserver(bundle.queryClient(), query);
  observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
});
afterEach(() => page.close());

/** Runs one write and returns its result. */
const run = async (change: Partial<CustomerWrite<string, string>> & { write: () => Promise<string> }) => {
  const options = bundle.customerMutation<string, string>({ owner: mara, changes: ['addresses'], ...change });
  const mutation = bundle.queryClient().getMutationCache().build(bundle.queryClient(), options);
  return mutation.execute('an address');
};

const fails = (kind: FailureKind, status = 0) => {
  const error = new bundle.ServiceError('no', { kind, status });
  return { error, write: vi.fn<() => Promise<string>>().mockRejectedValue(error) };
};

describe('a write of a customer', () => {
  it('ends when what it changed has been read again', async () => {
    expect(await run({ write: () => Promise.resolve('done') })).toBe('done');
    expect(reads).toBe(2);
  });

  it.each<[FailureKind, number, number]>([
    ['status', 400, 2],
    ['status', 412, 2],
    ['status', 503, 2],
    ['timeout', 0, 2],
    ['network', 0, 2],
    ['shape', 201, 2],
    ['offline', 0, 1],
    ['session-changed', 0, 1],
  ])(
    'is sent once, and after %s %d its data has been read %d times [REL-01 part]',
    async (kind, status, times) => {
      const { error, write } = fails(kind, status);
      await expect(run({ write })).rejects.toBe(error);
      expect(write).toHaveBeenCalledTimes(1);
      expect(reads).toBe(times);
    },
  );

  it('has happened when its answer was lost and what was read says so', async () => {
    const confirm = () => Promise.resolve({ result: 'found' });
    expect(await run({ write: fails('timeout').write, confirm })).toBe('found');
  });

  it.each([
    ['timeout', 'write.unconfirmed'],
    ['network', 'write.unconfirmed'],
    ['not-json', 'write.notDone'],
  ] as const)(
    'says after %s, where what was read shows nothing of it, %s: no answer at all leaves it at work [REL-01 part]',
    async (kind, code) => {
      const { error, write } = fails(kind);
      const failed = run({ write, confirm: () => Promise.resolve(undefined) });
      await expect(failed).rejects.toMatchObject({ code, cause: error });
      const settles = run({ write, confirm: () => Promise.resolve(undefined), settles: true });
      await expect(settles).rejects.toMatchObject({ code: 'write.notDone' });
    },
  );

  it.each([408, 500, 502, 503, 504])(
    'has happened after the status %d as well where what was read says so [REL-01 part]',
    async (status) => {
      const confirm = () => Promise.resolve({ result: 'found' });
      expect(await run({ write: fails('status', status).write, confirm })).toBe('found');
    },
  );

  it.each([
    [408, 'write.unconfirmed'],
    [504, 'write.unconfirmed'],
    [500, undefined],
    [503, undefined],
  ] as const)(
    'says after the status %d, where what was read shows nothing of it, %s, else what the service said [REL-01 part]',
    async (status, code) => {
      const { error, write } = fails('status', status);
      const failed = run({ write, confirm: () => Promise.resolve(undefined) });
      await expect(failed).rejects.toMatchObject(code ? { code, cause: error } : { status });
    },
  );

  it('says that nobody knows when its answer was lost and nothing can be read', async () => {
    const { error, write } = fails('network');
    await expect(run({ write, confirm: () => Promise.reject(new Error('down')) })).rejects.toMatchObject({
      code: 'write.unconfirmed',
      cause: error,
    });
  });

  it('asks nobody whether a refused write happened', async () => {
    const confirm = vi.fn<() => Promise<undefined>>();
    const { error, write } = fails('status', 409);
    await expect(run({ write, confirm })).rejects.toBe(error);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('waits for the one before it of the same resource', async () => {
    const order: string[] = [];
    const first = Promise.withResolvers<string>();
    const both = [
      run({ write: () => first.promise.finally(() => order.push('first')) }),
      run({ write: () => Promise.resolve('').finally(() => order.push('second')) }),
    ];
    first.resolve('');
    await Promise.all(both);
    expect(order).toEqual(['first', 'second']);
  });
});
