import { describe, expect, it } from 'vitest';
import { createReadings, type ChangePort } from './readings.ts';

/** Two pages whose tabs hear each other. */
const twoTabs = () => {
  const heard: ((key: string) => void)[][] = [[], []];
  const port = (own: number): ChangePort => ({
    post: (key) => heard[1 - own]?.forEach((listener) => listener(key)),
    on: (listener) => void heard[own]?.push(listener),
  });
  return [createReadings(port(0)), createReadings(port(1))] as const;
};

const alone = () => createReadings({ post: () => undefined, on: () => undefined });

/** Creates a read that the test ends. */
const slow = <T>() => {
  let calls = 0;
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const load = () => {
    calls += 1;
    return promise;
  };
  return { load, resolve, reject, calls: () => calls };
};

describe('createReadings', () => {
  it('knows nothing of a key that was never read', () => {
    expect(alone().reading('cart')).toEqual({ reading: false, stale: true });
  });

  it('keeps the last failure until the next success, and what it knew before', async () => {
    const readings = alone();
    await readings.request('cart', () => Promise.resolve(1));
    const failure = new Error('down');
    await expect(readings.request('cart', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(readings.reading('cart')).toMatchObject({ data: 1, error: failure, reading: false });
    await readings.request('cart', () => Promise.resolve(2));
    expect(readings.reading('cart')).toEqual({ data: 2, error: undefined, reading: false, stale: false });
  });

  it('joins equal reads in flight, and asks again afterwards [PERF-04 part]', async () => {
    const readings = alone();
    const first = slow<number>();
    const answers = [readings.request('cart', first.load), readings.request('cart', first.load)];
    expect(readings.reading('cart').reading).toBe(true);
    first.resolve(1);
    expect(await Promise.all(answers)).toEqual([1, 1]);
    expect(first.calls()).toBe(1);
    expect(await readings.request('cart', () => Promise.resolve(2))).toBe(2);
  });

  it('does not join reads of other keys', async () => {
    const readings = alone();
    const answers = [
      readings.request('cart', () => Promise.resolve('a cart')),
      readings.request('user', () => Promise.resolve('a user')),
    ];
    expect(await Promise.all(answers)).toEqual(['a cart', 'a user']);
  });

  it('never lets a read that began before a change answer for what came after it', async () => {
    const readings = alone();
    const before = slow<string>();
    const early = readings.request('cart', before.load);
    readings.changed('cart');
    const late = readings.request('cart', () => Promise.resolve('new'));
    before.resolve('old');
    expect(await Promise.all([early, late])).toEqual(['old', 'new']);
    expect(readings.reading('cart')).toMatchObject({ data: 'new', stale: false, reading: false });
  });

  it('keeps showing what it knew, as stale, when something changed', async () => {
    const readings = alone();
    await readings.request('cart', () => Promise.resolve('old'));
    readings.changed('cart');
    expect(readings.reading('cart')).toMatchObject({ data: 'old', stale: true, reading: false });
  });

  it('tells the other tabs of a change, and does not echo theirs [CRT-10 part]', async () => {
    const [here, there] = twoTabs();
    await Promise.all([here, there].map((tab) => tab.request('cart', () => Promise.resolve(1))));
    here.changed('cart');
    expect([here, there].map((tab) => tab.reading('cart').stale)).toEqual([true, true]);
    await here.request('cart', () => Promise.resolve(2));
    expect(here.reading('cart').stale).toBe(false);
  });

  it('names the key of each change, of this tab and of others, until the listener leaves', () => {
    const [here, there] = twoTabs();
    const heard: string[] = [];
    const leave = there.onChanged((key) => heard.push(key));
    here.changed('accounts');
    there.changed('cart');
    leave();
    here.changed('cards');
    expect(heard).toEqual(['accounts', 'cart']);
  });

  it('is silent about a change of what nobody has read', () => {
    const [here, there] = twoTabs();
    let told = 0;
    there.subscribe(() => (told += 1));
    here.changed('cart');
    expect(told).toBe(0);
  });

  it('keeps what it is given without a read', () => {
    const readings = alone();
    readings.keep('pending', [1]);
    expect(readings.reading('pending')).toMatchObject({ data: [1], stale: false });
  });

  it('gives the same object until something changes, and tells each listener until it leaves', async () => {
    const readings = alone();
    const told: unknown[] = [];
    const leave = readings.subscribe(() => told.push(readings.reading('cart').data));
    await readings.request('cart', () => Promise.resolve('a'));
    const known = readings.reading('cart');
    expect(readings.reading('cart')).toBe(known);
    leave();
    await readings.request('cart', () => Promise.resolve('b'));
    expect(told).toEqual([undefined, 'a']);
  });

  it('goes on telling the others when a listener leaves while it is told', () => {
    const readings = alone();
    const told: string[] = [];
    const leave = readings.subscribe(() => {
      told.push('first');
      leave();
    });
    readings.subscribe(() => told.push('second'));
    readings.keep('x', 1);
    readings.keep('x', 2);
    expect(told).toEqual(['first', 'second', 'second']);
  });
});
