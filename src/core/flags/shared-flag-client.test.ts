import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSameTabChannel } from '../testing/same-tab-channel.ts';
import { createTabs, type LocksPort } from '../tabs.ts';
import type { FlagContext } from './flag-client.ts';
import { flagDefaults, parseFlags } from './flag-table.ts';
import { createSharedFlagClient, type OpenFlagLine, type RawFlags } from './shared-flag-client.ts';

const anonymous: FlagContext = {
  kind: 'user',
  key: 'anonymous',
  anonymous: true,
  siteUid: 'usassessments',
  storeUid: 'usassessments',
  locale: 'en-us',
  country: 'US',
};
const user: FlagContext = {
  kind: 'user',
  key: 'u-7',
  siteUid: 'usassessments',
  storeUid: 'usassessments',
  locale: 'en-us',
  country: 'US',
};

/** Runs everything that is queued, without waiting. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** A browser's locks: one action of each name at a time, in all tabs. */
const browserLocks = (): LocksPort => {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name, action) {
      const turn = (last.get(name) ?? Promise.resolve()).then(action);
      last.set(
        name,
        turn.then(
          () => undefined,
          () => undefined,
        ),
      );
      return turn;
    },
  };
};

let browsers = 0;

const browser = (first: RawFlags = {}) => {
  browsers += 1;
  const name = `flags-test-${browsers}`;
  const locks = browserLocks();
  const lines: { context: FlagContext; give: (raw: RawFlags) => void; closed: boolean }[] = [];
  const openLine: OpenFlagLine = async (context, onValues) => {
    const line = { context, give: onValues, closed: false };
    lines.push(line);
    onValues(first);
    return {
      close: async () => {
        line.closed = true;
      },
    };
  };
  const tab = (options: Partial<Parameters<typeof createSharedFlagClient>[0]> = {}) => {
    const tell = vi.fn<(raw: RawFlags) => void>();
    const client = createSharedFlagClient({
      tabs: createTabs({ name, channelFactory: createSameTabChannel, locks }),
      openLine,
      tell,
      ...options,
    });
    return { ...client, told: () => tell.mock.calls.map(([raw]) => raw) };
  };
  return { tab, lines, open: () => lines.filter(({ closed }) => !closed) };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('values that are none', () => {
  it.each([
    [{ vat: 'yes', quickOrderRows: [3] }, {}],
    [{ vat: null }, {}],
    [{ nope: true, constructor: true }, {}],
    [{ vat: true, upc: 1 }, { vat: true }],
  ])('of a service or of storage, such as %j, count as the default [FLG-04]', async (raw, differing) => {
    const { tab } = browser(raw);
    const client = tab();
    await client.identify(anonymous);
    expect(parseFlags(client.told().at(-1))).toEqual({ ...flagDefaults(), ...differing });
    const known = tab({ initial: differing });
    await known.identify(anonymous);
    expect(known.told()).toEqual([]);
  });

  it('of another tab are read like any others, and those for somebody else not at all [FLG-04]', async () => {
    const { tab } = browser();
    const client = tab();
    await client.identify(anonymous);
    const other = createTabs({ name: `flags-test-${browsers}`, channelFactory: createSameTabChannel });
    const of = 'flags.anonymous.usassessments.usassessments.en-us.US';
    for (const message of [
      null,
      7,
      'x',
      { of: 'flags.u-7', values: { vat: true } },
      { of, values: { vat: 'on' } },
    ])
      other.post('flags', message);
    await settle();
    expect(client.told()).toEqual([]);
    other.post('flags', { of, values: { vat: true, nope: 1 } });
    await settle();
    expect(client.told()).toEqual([{ vat: true }]);
  });
});

describe('a service that does not answer', () => {
  it('is waited for 5 seconds and no longer, and the last known values stay [FLG-04]', async () => {
    vi.useFakeTimers();
    const { tab } = browser();
    const client = tab({ initial: { vat: true }, openLine: () => new Promise(() => undefined) });
    const ready = vi.fn();
    void client.identify(anonymous).then(ready);
    await vi.advanceTimersByTimeAsync(4999);
    expect(ready).not.toHaveBeenCalled();
    expect(client.told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('whose code can’t be had is reported, and the next tab tries [FLG-04] [REL-06 part]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { tab, lines } = browser({ vat: true });
    void tab({ openLine: () => Promise.reject(new TypeError('gone')) }).identify(anonymous);
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    await tab().identify(anonymous);
    expect(lines).toHaveLength(1);
  });
});

describe('the tabs of one visitor', () => {
  it('have one line, and all of them its values, the late one too [FLG-03]', async () => {
    const { tab, lines } = browser({ vat: true });
    const [one, two] = [tab(), tab()];
    await one.identify(anonymous);
    await two.identify(anonymous);
    expect(lines).toHaveLength(1);
    lines[0]?.give({ vat: true, upc: true });
    await settle();
    const told = [{ vat: true }, { vat: true, upc: true }];
    expect([one.told(), two.told()]).toEqual([told, told]);
  });

  it.each(['close', 'pause'] as const)(
    'take the line over when the one that has it ends (%s) [FLG-03]',
    async (end) => {
      const { tab, lines, open } = browser();
      const [one, two] = [tab(), tab()];
      await one.identify(anonymous);
      await two.identify(anonymous);
      await one[end]();
      await settle();
      expect(lines).toHaveLength(2);
      expect(open()).toHaveLength(1);
    },
  );

  it('have a line each for another visitor [FLG-02]', async () => {
    const { tab, open } = browser();
    await tab().identify(anonymous);
    await tab().identify(user);
    expect(open().map(({ context }) => context.key)).toEqual(['anonymous', 'u-7']);
  });
});

describe('another visitor', () => {
  it('gets a line of their own, the former one’s is closed and no longer heard [FLG-02]', async () => {
    const { tab, lines, open } = browser();
    const keep = vi.fn();
    const client = tab({ keep });
    await client.identify(anonymous);
    await client.identify(user);
    await settle();
    expect(open().map(({ context }) => context.key)).toEqual(['u-7']);
    keep.mockClear();
    lines[0]?.give({ vat: true });
    expect([client.told(), keep.mock.calls]).toEqual([[], []]);
  });

  it('is of no interest once the client is closed [FLG-03]', async () => {
    const { tab, lines } = browser();
    const client = tab();
    await client.close();
    await client.identify(user);
    await settle();
    expect(lines).toEqual([]);
  });
});

it('keeps what the service says, of our flags alone, and tells of real changes only [FLG-03]', async () => {
  const { tab, lines } = browser({ vat: true, theirs: 1 });
  const keep = vi.fn();
  const client = tab({ keep, initial: { vat: true } });
  await client.identify(anonymous);
  expect(keep.mock.calls).toEqual([[{ vat: true }]]);
  expect(client.told()).toEqual([]);
  lines[0]?.give({ vat: true, quickOrderRows: { max: 9 } });
  expect(client.told()).toEqual([{ vat: true, quickOrderRows: { max: 9 } }]);
  await client.close();
  lines[0]?.give({});
  expect(client.told()).toHaveLength(1);
});
