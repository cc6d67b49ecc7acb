import { describe, expect, it, vi } from 'vitest';
import type { FlagContext } from './flag-client.ts';
import { flagDefaults, flagMocks } from './flag-table.ts';
import { createMemoryFlagClient } from './memory-flag-client.ts';

const visitor: FlagContext = {
  kind: 'user',
  key: 'anonymous',
  anonymous: true,
  siteUid: 'sgassessments',
  storeUid: 'sgassessments',
  locale: 'zh-sg',
  country: 'SG',
};

describe('the in-memory flag client', () => {
  it('answers rubbish with defaults and unknown flags with silence [FLG-04 part]', () => {
    const client = createMemoryFlagClient({ vat: 'yes', quickOrderRows: 25, nope: true });
    const listener = vi.fn();
    client.subscribe(listener);
    client.set('nope', true);
    client.set('__proto__', true);
    client.set('vat', 'on');
    expect(client.all()).toEqual(flagDefaults());
    expect(listener).not.toHaveBeenCalled();
  });

  it('holds the defaults, or what it is given, or mock mode [FLG-01]', () => {
    expect(createMemoryFlagClient().all()).toEqual(flagDefaults());
    expect(createMemoryFlagClient({ vat: true }).all()).toEqual({ ...flagDefaults(), vat: true });
    expect(createMemoryFlagClient('mock').all()).toEqual(flagMocks());
  });

  it('tells listeners of a change, of a real change only [FLG-03 part]', () => {
    const client = createMemoryFlagClient({ quickOrderRows: { max: 10 } });
    const listener = vi.fn();
    const stop = client.subscribe(listener);
    client.set('vat', true);
    client.set('vat', true);
    client.set('quickOrderRows', { max: 10 });
    expect(listener.mock.calls).toEqual([[['vat']]]);
    expect(client.get('vat')).toBe(true);
    stop();
    client.set('vat', false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is ready at once and keeps the visitor it was told [FLG-02 part]', async () => {
    const client = createMemoryFlagClient();
    await client.ready();
    await client.identify(visitor);
    expect(client.context()).toEqual(visitor);
  });

  it('changes nothing once it is closed [FLG-03 part]', async () => {
    const client = createMemoryFlagClient();
    const listener = vi.fn();
    client.subscribe(listener);
    await client.close();
    client.set('vat', true);
    await client.identify(visitor);
    expect([client.get('vat'), client.context(), listener.mock.calls]).toEqual([false, undefined, []]);
  });

  it('gives a copy, so that no reader changes the values of another [FLG-01]', () => {
    const client = createMemoryFlagClient();
    client.all().vat = true;
    expect(client.get('vat')).toBe(false);
  });
});
