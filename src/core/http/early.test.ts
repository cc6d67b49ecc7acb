import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyReads, fetchOrTakeEarly } from './early.ts';

const URL = 'https://commerce.example/carts/1';
const call = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  earlyReads().clear();
  call.mockReset().mockResolvedValue(new Response('later'));
  vi.stubGlobal('fetch', call);
});
afterEach(() => vi.unstubAllGlobals());

const read = async (headers?: Record<string, string>): Promise<string> =>
  (await fetchOrTakeEarly(URL, headers ? { headers } : {})).text();

describe('an early read', () => {
  it('is taken over once; the next read of its address goes to the network [PERF-05 part]', async () => {
    earlyReads().set(URL, Promise.resolve(new Response('early')));
    expect(await read()).toBe('early');
    expect(await read()).toBe('later');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not begin for an address that has been read, since its answer would be old when it is taken [CRT-10 part]', async () => {
    await read();
    expect(earlyReads().has(URL)).toBe(true);
    expect(earlyReads().get(URL)).toBe(undefined);
  });

  it('ends with the call that took it over, though its own request goes on [PERF-05 part]', async () => {
    earlyReads().set(URL, new Promise(() => undefined));
    const call = new AbortController();
    const taken = fetchOrTakeEarly(URL, { signal: call.signal });
    call.abort();
    await expect(taken).rejects.toThrow('Given up');
  });

  it('keeps no token of a read that did not begin early [SES-13 part]', async () => {
    await read({ Authorization: 'Bearer secret' });
    expect([...earlyReads().keys()]).toEqual([]);
  });
});
