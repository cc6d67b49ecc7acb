import { describe, expect, it, vi } from 'vitest';
import { createSameTabChannel } from './testing/same-tab-channel.ts';
import { type Channel, createTabs, type LocksPort } from './tabs.ts';

let count = 0;
const freshName = () => `tabs-test-${(count += 1)}`;

/** Runs everything that is queued, without waiting. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function twoTabs() {
  const name = freshName();
  const raw = createSameTabChannel(name);
  const one = createTabs({ name, channelFactory: createSameTabChannel, id: 'one' });
  const two = createTabs({ name, channelFactory: createSameTabChannel, id: 'two' });
  return { name, raw, one, two };
}

describe('messages of others', () => {
  it.each([
    undefined,
    null,
    'changed',
    7,
    [],
    {},
    { topic: 'changed', from: 'x', data: 1 },
    { protocol: 2, topic: 'changed', from: 'x', data: 1 },
    { protocol: '1', topic: 'changed', from: 'x', data: 1 },
    { protocol: 1, topic: 7, from: 'x', data: 1 },
    { protocol: 1, topic: 'changed', data: 1 },
    { protocol: 1, topic: '__proto__', from: 'x', data: 1 },
    { protocol: 1, topic: 'changed', from: 'one', data: 1 },
  ])('of an unknown shape such as %j are ignored [SES-08 part]', async (message) => {
    const { raw, one } = twoTabs();
    const listener = vi.fn();
    one.on('changed', listener);
    raw.postMessage(message);
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('reach the other tab with their sender, and not their own [SES-08 part]', async () => {
    const { one, two } = twoTabs();
    const [atOne, atTwo, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    one.on('signed-out', atOne);
    two.on('signed-out', atTwo);
    two.on('changed', elsewhere);
    one.post('signed-out', { explicit: true });
    await settle();
    expect(atTwo.mock.calls).toEqual([[{ explicit: true }, 'one']]);
    expect([atOne.mock.calls, elsewhere.mock.calls]).toEqual([[], []]);
  });

  it('reach all listeners though one of them throws [REL-06 part]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { one, two } = twoTabs();
    const listener = vi.fn();
    two.on('changed', () => {
      throw new Error('broken');
    });
    two.on('changed', listener);
    one.post('changed', 'cart');
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('are heard no more after unsubscribing [EMB-09 part]', async () => {
    const { one, two } = twoTabs();
    const [stopped, other] = [vi.fn(), vi.fn()];
    const stop = two.on('changed', stopped);
    two.on('changed', other);
    stop();
    stop();
    one.post('changed', 1);
    await settle();
    expect([stopped.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });

  it('that cannot be copied are the poster’s error [SES-08 part]', () => {
    const { one } = twoTabs();
    expect(() => one.post('changed', () => undefined)).toThrow(DOMException);
  });
});

describe('a page that goes into the back/forward cache', () => {
  it('says nothing and throws nothing while it goes, and speaks and hears again when it comes back [SES-08 part]', async () => {
    const name = freshName();
    const events = new EventTarget() as EventTarget & Pick<Window, 'addEventListener'>;
    // A browser's channel throws when it is used after closing.
    const strict = (of: string): Channel => {
      const inner = createSameTabChannel(of);
      let open = true;
      return {
        ...inner,
        postMessage: (message) => {
          if (!open) throw new DOMException('Channel is closed', 'InvalidStateError');
          inner.postMessage(message);
        },
        close: () => {
          open = false;
          inner.close();
        },
      };
    };
    const kept = createTabs({ name, channelFactory: strict, id: 'kept', events });
    const other = createTabs({ name, channelFactory: createSameTabChannel, id: 'other' });
    const [atKept, atOther] = [vi.fn(), vi.fn()];
    kept.on('out', atKept);
    other.on('out', atOther);
    events.dispatchEvent(new Event('pagehide'));
    kept.post('out', 1);
    other.post('out', 2);
    await settle();
    expect([atKept.mock.calls, atOther.mock.calls]).toEqual([[], []]);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    kept.post('out', 3);
    other.post('out', 4);
    await settle();
    expect([atKept.mock.calls, atOther.mock.calls]).toEqual([[[4, 'other']], [[3, 'kept']]]);
  });
});

describe('a browser without channels', () => {
  it.each([
    ['has none', undefined],
    [
      'refuses them',
      (): Channel => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('that %s has tabs that hear nothing and throw nothing [REL-05 part]', async (_title, channelFactory) => {
    const tabs = createTabs({ name: freshName(), ...(channelFactory && { channelFactory }) });
    const listener = vi.fn();
    tabs.on('changed', listener);
    tabs.post('changed', 'cart');
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('locks', () => {
  const refusing: LocksPort = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const immediate: LocksPort = { request: (_name, action) => action() };

  it.each([
    ['without Web Locks', undefined],
    ['with Web Locks that refuse', refusing],
  ])(
    'run one after the other in a tab %s, by name, an error included [SES-08 part]',
    async (_title, locks) => {
      const tabs = createTabs({ name: freshName(), ...(locks && { locks }) });
      const log: string[] = [];
      const gate = Promise.withResolvers<void>();
      const first = tabs.withLock('renew', async () => {
        log.push('first in');
        await gate.promise;
        log.push('first out');
        throw new Error('failed');
      });
      const second = tabs.withLock('renew', async () => log.push('second'));
      const other = tabs.withLock('cart', async () => log.push('other'));
      await expect.poll(() => log).toEqual(['first in', 'other']);
      gate.resolve();
      await expect(first).rejects.toThrow('failed');
      expect([await second, await other]).toEqual([4, 2]);
      expect(log).toEqual(['first in', 'other', 'first out', 'second']);
    },
  );

  it('are asked of the browser under our name, and give the result [SES-08 part]', async () => {
    const request = vi.fn(immediate.request);
    const tabs = createTabs({ name: 'assess-locks', locks: { request: request as LocksPort['request'] } });
    expect(await tabs.withLock('renew', () => Promise.resolve('token'))).toBe('token');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['assess-locks.renew']);
  });

  it('never run an action twice because it failed [SES-08 part]', async () => {
    const action = vi.fn(() => Promise.reject(new Error('failed')));
    const tabs = createTabs({ name: freshName(), locks: immediate });
    await expect(tabs.withLock('renew', action)).rejects.toThrow('failed');
    expect(action).toHaveBeenCalledTimes(1);
  });
});
