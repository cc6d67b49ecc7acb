import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeRow } from '../../core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../core/runtime.ts';
import { createStorage } from '../../core/storage.ts';
import type { SessionState } from '../../core/store/core-state.ts';
import { createTabs } from '../../core/tabs.ts';
import { createCookieIdentity } from './cookie-identity.ts';

const NOW = 1_900_000_000_000;
const noor = { userId: 'user-noor', registrationCountryIso: 'NL' };

/** What the store answers next, in turn; a number is a status, an error a connection that was cut. */
type Answer = number | Error | typeof noor;

const area = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
};

const setUp = (...answers: Answer[]) => {
  const asked: { url: string; token: string | null; credentials: RequestCredentials | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, token: new Headers(init.headers).get('authorization'), credentials: init.credentials });
    const answer = answers.shift() ?? 401;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  const [local, sessionArea] = [area(), area()];
  const storage = createStorage({ local: () => local, session: () => sessionArea, now: () => NOW });
  const tabs = createTabs({ name: 'test' });
  const posted = vi.spyOn(tabs, 'post');
  let session: SessionState = { status: 'anonymous' };
  const kept: unknown[] = [];
  const registry = {
    getSnapshot: () => ({ session }),
    keep: (_key: string, data: unknown) => kept.push(data),
  };
  setRuntime({ registry, row: localeRow('en-us') } as unknown as Runtime);
  const told: (string | undefined)[] = [];
  const [ended, endElsewhere] = [vi.fn(), vi.fn(async () => undefined)];
  const identity = createCookieIdentity({
    store: '/store',
    storage,
    tabs,
    now: () => NOW,
    tell: (who) => {
      told.push(who?.userId);
      session = who ? { status: 'signed-in', id: who.userId, user: undefined } : { status: 'anonymous' };
    },
    ended,
    endElsewhere,
  });
  const be = (id: string) => (session = { status: 'signed-in', id, user: undefined });
  return { identity, storage, asked, told, kept, ended, endElsewhere, posted, be };
};

const tokens = (userId: string, tokenExpiry = NOW + 900_000) => ({
  accessToken: `token of ${userId}`,
  idToken: 'i',
  refreshToken: '',
  userId,
  issuedAt: NOW - 900_000,
  tokenExpiry,
});

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a session by the store’s cookie', () => {
  it('is nobody’s after a 401, and not known while the store fails [API-04 part]', async () => {
    const { identity, kept } = setUp(401, 503, new Error('cut'));
    expect(await identity.resume()).toBeUndefined();
    expect(kept).toEqual([null]);
    await expect(identity.resume()).rejects.toThrow('503');
    await expect(identity.resume()).rejects.toThrow('no answer');
  });

  it('is whose the store says, asked with cookies and without a token [API-04 part]', async () => {
    const { identity, asked, kept } = setUp(noor);
    expect(await identity.resume()).toEqual({ userId: 'user-noor' });
    expect(asked).toEqual([{ url: '/store/store/customer/current', token: null, credentials: 'include' }]);
    expect(kept).toEqual([noor]);
  });

  it('has a fresh token of this tab go along, and drops one that the store does not know [SES-10 part]', async () => {
    const { identity, asked, storage } = setUp(noor, 401, noor);
    storage.write('tokens', tokens('user-noor'));
    await identity.resume();
    expect(storage.read('tokens')).toBeDefined();
    storage.write('tokens', tokens('user-mara'));
    expect(await identity.resume()).toEqual({ userId: 'user-noor' });
    expect(asked.map(({ token }) => token)).toEqual([
      'Bearer token of user-noor',
      'Bearer token of user-mara',
      null,
    ]);
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('drops a token that the store refuses, though the cookie is the same person’s [SES-10 part]', async () => {
    const { identity, storage } = setUp(401, noor);
    storage.write('tokens', tokens('user-noor'));
    expect(await identity.resume()).toEqual({ userId: 'user-noor' });
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('sends no token that is used up, and takes none in its place [SES-04 part]', async () => {
    const { identity, asked, storage } = setUp(noor);
    storage.write('tokens', tokens('user-noor', NOW + 10_000));
    await identity.resume();
    expect(asked.map(({ token }) => token)).toEqual([null]);
    expect(await identity.renew('token of user-noor')).toBeUndefined();
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('is taken up after a sign-in only when the store knows of it, and the other tabs hear [SES-08 part]', async () => {
    const { identity, told, posted } = setUp(401, noor);
    await expect(identity.enter()).rejects.toThrow('Authentication or consent required');
    expect([told, posted.mock.calls]).toEqual([[], []]);
    await identity.enter();
    expect(told).toEqual(['user-noor']);
    expect(posted).toHaveBeenCalledWith('session', { kind: 'in' });
  });

  it('ends here at once, though the store fails, and tells of it once [SES-02 part]', async () => {
    const { identity, told, ended, endElsewhere, posted, be } = setUp();
    be('user-noor');
    endElsewhere.mockRejectedValue(new Error('500'));
    await identity.signOut('timeout');
    expect(told).toEqual([undefined]);
    expect(endElsewhere).toHaveBeenCalledWith('timeout', undefined, true);
    expect(posted).toHaveBeenCalledWith('session', { kind: 'out', reason: 'timeout' });
    expect(ended.mock.calls).toEqual([[{ reason: 'timeout', elsewhere: false }]]);
  });

  it('hears of a sign-out in another tab, and of rubbish nothing [SES-08 part]', () => {
    const { identity, told, ended, be } = setUp();
    for (const rubbish of [undefined, null, 'out', 7, { kind: 'tokens' }, { kind: 'out' }])
      identity.hear(rubbish);
    expect([told, ended.mock.calls]).toEqual([[], []]);
    be('user-noor');
    identity.hear({ kind: 'out', reason: 'asked' });
    expect(told).toEqual([undefined]);
    expect(ended.mock.calls).toEqual([[{ reason: 'asked', elsewhere: true }]]);
  });

  it('goes on with whom it knows while the store can’t say who came in elsewhere [REL-01 part]', async () => {
    const { identity, told, asked, be } = setUp(503, noor);
    be('user-noor');
    for (const times of [1, 2]) {
      identity.hear({ kind: 'in' });
      await vi.waitFor(() => expect(asked).toHaveLength(times));
    }
    expect(told).toEqual([]);
  });

  it('of a page that Back brings is nobody’s at once, then whose the store says, and leaves when that is nobody [SEC-09 part]', async () => {
    const { identity, told, ended, be } = setUp(noor, 401);
    be('user-noor');
    identity.hear({ kind: 'restored' });
    expect(told).toEqual([undefined]);
    await vi.waitFor(() => expect(told).toEqual([undefined, 'user-noor']));
    expect(ended).not.toHaveBeenCalled();
    identity.hear({ kind: 'restored' });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(told).toEqual([undefined, 'user-noor', undefined]);
  });
});
