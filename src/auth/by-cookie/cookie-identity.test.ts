import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServices } from '../../core/http/services.ts';
import { localeRow } from '../../core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../core/runtime.ts';
import { createStorage } from '../../core/storage.ts';
import type { SessionState } from '../../core/store/core-state.ts';
import { createTabs } from '../../core/tabs.ts';
import { whoIs } from '../identity/settle-sign-in.ts';
import type { Whose } from '../token-session.ts';
import { endElsewhere } from '../customer/end-elsewhere.ts';
import { createCookieIdentity } from './cookie-identity.ts';

vi.mock('../customer/end-elsewhere.ts', async (original) => ({
  ...(await original<typeof import('../customer/end-elsewhere.ts')>()),
  endElsewhere: vi.fn<typeof endElsewhere>(),
}));

const NOW = 1_900_000_000_000;
const ID = 'sign-in 1';
let clock = NOW;
const noor = { userId: 'user-noor', registrationCountryIso: 'NL' };

/** An answer of the store. A number is a status, an error is a cut connection. */
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
  registerServices({ store: { address: (path) => ({ url: `/store${path}` }), credentials: 'include' } });
  setRuntime({ registry, row: localeRow('en-us') } as unknown as Runtime);
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  const told: (string | undefined)[] = [];
  const ended = vi.fn();
  let here: Whose | undefined;
  const tell = (who: Whose | undefined): void => {
    told.push(who?.userId);
    here = who;
    session = who ? { status: 'signed-in', id: who.userId, user: undefined } : { status: 'anonymous' };
  };
  const identity = createCookieIdentity({
    storage,
    tabs,
    now: () => clock,
    forgets: false,
    tell,
    whose: () => here,
    look: (reason = 'asked') => {
      const id = storage.read('signedIn')?.id;
      if (id === here?.id) return;
      tell(undefined);
      if (id === undefined) ended({ reason, elsewhere: true });
    },
    signOut: async () => undefined,
    ended,
  });
  /** Signs this person in, in the browser and on the page. */
  const be = async (userId: string): Promise<Whose> => {
    const who = await whoIs(ID, userId);
    here = { id: ID, userId };
    storage.write('signedIn', { id: ID, who });
    return here;
  };
  const look = () => page.dispatchEvent(new Event('visibilitychange'));
  return { identity, storage, asked, told, kept, ended, posted, be, look };
};

const tokens = (userId: string, tokenExpiry = NOW + 900_000) => ({
  id: ID,
  accessToken: `token of ${userId}`,
  idToken: 'i',
  userId,
  issuedAt: NOW - 900_000,
  tokenExpiry,
});

beforeEach(() => {
  clock = NOW;
  vi.mocked(endElsewhere).mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
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
    expect(await identity.resume()).toMatchObject({ userId: 'user-noor' });
    expect(asked).toEqual([{ url: '/store/store/customer/current', token: null, credentials: 'include' }]);
    expect(kept).toEqual([noor]);
  });

  it('has a fresh token of this tab go along, and drops one that the store does not know [SES-10 part]', async () => {
    const { identity, asked, storage, be } = setUp(noor, 401, noor);
    await be('user-noor');
    storage.write('tokens', tokens('user-noor'));
    await identity.resume();
    expect(storage.read('tokens')).toBeDefined();
    storage.write('tokens', tokens('user-mara'));
    expect(await identity.resume()).toMatchObject({ userId: 'user-noor' });
    expect(asked.map(({ token }) => token)).toEqual([
      'Bearer token of user-noor',
      'Bearer token of user-mara',
      null,
    ]);
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('drops a token that the store refuses, though the cookie is the same person’s [SES-10 part]', async () => {
    const { identity, storage, be } = setUp(401, noor);
    await be('user-noor');
    storage.write('tokens', tokens('user-noor'));
    expect(await identity.resume()).toMatchObject({ userId: 'user-noor' });
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('sends no token that is used up, and takes none in its place [SES-04 part]', async () => {
    const { identity, asked, storage, be } = setUp(noor);
    await be('user-noor');
    storage.write('tokens', tokens('user-noor', NOW + 10_000));
    await identity.resume();
    expect(asked.map(({ token }) => token)).toEqual([null]);
    expect(await identity.renew('token of user-noor')).toBeUndefined();
    expect(storage.read('tokens')).toBeUndefined();
  });

  it('is taken up after a sign-in only when the store knows of it, and the other tabs hear [SES-08 part]', async () => {
    const { identity, told, posted, storage } = setUp(401, noor);
    await expect(identity.enter()).rejects.toThrow('Authentication or consent required');
    expect([told, posted.mock.calls]).toEqual([[], []]);
    await identity.enter();
    expect(told).toEqual(['user-noor']);
    expect(posted).toHaveBeenCalledWith('session', { kind: 'in', row: storage.read('signedIn') });
  });

  it('is ended at the store as the customer who was here, and tells of it once though the store fails [SES-02 part] [SES-13 f]', async () => {
    const { identity, ended, storage, be } = setUp();
    const who = await be('user-noor');
    storage.write('signOutDue', 'user-noor');
    vi.mocked(endElsewhere).mockRejectedValue(new Error('500'));
    await identity.end('timeout', undefined, who);
    expect(endElsewhere).toHaveBeenCalledWith('timeout', undefined, { byCookie: 'user-noor' });
    expect(ended.mock.calls).toEqual([[{ reason: 'timeout', elsewhere: false }]]);
    expect(storage.read('signOutDue')).toBe('user-noor');
  });

  it('is nobody’s until the store has confirmed the sign-out, whatever it still answers [SES-13 c]', async () => {
    const { identity, told, storage, be } = setUp(noor, noor, noor, 401);
    vi.mocked(endElsewhere).mockRejectedValueOnce(new Error('500')).mockRejectedValueOnce(new Error('500'));
    const who = await be('user-noor');
    storage.write('signOutDue', 'user-noor');
    storage.remove('signedIn');
    await identity.end('asked', undefined, who);
    await expect(identity.resume()).rejects.toThrow('500');
    vi.mocked(endElsewhere).mockResolvedValue(undefined);
    expect(await identity.resume()).toBeUndefined();
    expect(vi.mocked(endElsewhere).mock.calls.map(([, , more]) => more?.byCookie)).toEqual([
      'user-noor',
      'user-noor',
      'user-noor',
    ]);
    expect([told, storage.read('signOutDue')]).toEqual([[], undefined]);
  });

  it.each<[what: string, answer: Answer, logouts: number]>([
    ['is still theirs', noor, 1],
    ['is nobody’s', 401, 1],
    ['can’t be told', 503, 1],
    ['is another’s by now', { ...noor, userId: 'user-mara' }, 0],
  ])(
    'is ended at the store by the press of who was here where its cookie %s, and never another’s [SES-02 part] [SES-13 f]',
    async (_what, answer, logouts) => {
      const { identity, storage, be, ended } = setUp(answer);
      const who = await be('user-noor');
      storage.write('signOutDue', 'user-noor');
      storage.remove('signedIn');
      await identity.end('asked', undefined, who);
      expect(endElsewhere).toHaveBeenCalledTimes(logouts);
      expect(storage.read('signOutDue')).toBeUndefined();
      expect(ended).toHaveBeenCalledOnce();
    },
  );

  it('is ended once, though the page looks who is there while the press is at it [SES-02 part]', async () => {
    const { identity, storage, be, look, asked } = setUp(noor, noor);
    const who = await be('user-noor');
    storage.write('signOutDue', 'user-noor');
    storage.remove('signedIn');
    const ending = identity.end('asked', undefined, who);
    look();
    await ending;
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(endElsewhere).toHaveBeenCalledOnce();
    expect(storage.read('signOutDue')).toBeUndefined();
  });

  it('does not end what another owed: where the cookie is somebody else’s by now, nothing is owed any more [SES-13 f]', async () => {
    const mara = { ...noor, userId: 'user-mara' };
    const { identity, storage } = setUp(mara, mara);
    storage.write('signOutDue', 'user-noor');
    expect(await identity.resume()).toMatchObject({ userId: 'user-mara' });
    expect(endElsewhere).not.toHaveBeenCalled();
    expect(storage.read('signOutDue')).toBeUndefined();
  });

  it('stays nobody’s while the store can’t say whether what is owed is still to be ended [SES-13 c,f]', async () => {
    const { identity, storage } = setUp(503);
    storage.write('signOutDue', 'user-noor');
    await expect(identity.resume()).rejects.toThrow('503');
    expect(endElsewhere).not.toHaveBeenCalled();
    expect(storage.read('signOutDue')).toBe('user-noor');
  });

  it('that somebody has begun again while the store was asked is not ended by the sign-out before [SES-13 c]', async () => {
    const { identity, storage, be } = setUp(noor);
    const who = await be('user-noor');
    storage.write('signOutDue', 'user-noor');
    const ending = identity.end('asked', undefined, who);
    storage.remove('signOutDue');
    await ending;
    expect(endElsewhere).not.toHaveBeenCalled();
  });

  it.each<[what: string, refused: string | undefined, shown: string | undefined]>([
    ['commerce has refused a call in their name', '', undefined],
    ['a call merely comes late', undefined, 'user-noor'],
  ])(
    'of which the store can say nothing is %s: %s [SES-13 f] [REL-01 part]',
    async (_what, refused, shown) => {
      const { identity, storage, be, told } = setUp(503, 503);
      await be('user-noor');
      clock += 60_001;
      await identity.renew(refused);
      expect(told.length > 0 ? told.at(-1) : 'user-noor').toBe(shown);
      expect(storage.read('signedIn')?.id).toBe(ID);
    },
  );

  it('hears of a sign-out in another tab, and of rubbish nothing [SES-08 part]', async () => {
    const { identity, told, ended, be } = setUp();
    for (const rubbish of [undefined, null, 'out', 7, { kind: 'tokens' }, { kind: 'out' }])
      identity.hear(rubbish);
    expect([told, ended.mock.calls]).toEqual([[], []]);
    await be('user-noor');
    identity.hear({ kind: 'out', id: 'another sign-in', reason: 'asked' });
    expect(told).toEqual([]);
    identity.hear({ kind: 'out', id: ID, reason: 'asked' });
    expect(told).toEqual([undefined]);
    expect(ended.mock.calls).toEqual([[{ reason: 'asked', elsewhere: true }]]);
  });

  it('goes on with whom it knows while the store can’t say [REL-01 part]', async () => {
    const { told, asked, be, look } = setUp(503, noor);
    await be('user-noor');
    for (const times of [1, 2]) {
      look();
      await expect.poll(() => asked).toHaveLength(times);
    }
    expect(told).toEqual([]);
  });

  it('is asked again when the page comes into view, and another customer’s is a sign-in of its own [SES-13 f]', async () => {
    const { told, be, look, storage, posted } = setUp({ ...noor, userId: 'user-mara' });
    await be('user-noor');
    storage.write('cartCount', { units: 6, lines: 2, id: ID }, 'usassessments');
    look();
    await expect.poll(() => told).toContain('user-mara');
    const row = storage.read('signedIn');
    expect(row?.id).not.toBe(ID);
    expect(row?.who).toBe(await whoIs(row?.id ?? '', 'user-mara'));
    expect(storage.read('cartCount', 'usassessments')).toBeUndefined();
    expect(posted).toHaveBeenCalledWith('session', { kind: 'in', row });
  });

  it('is asked again before a call that comes a minute later, and not before an earlier one [SES-13 f]', async () => {
    const { identity, asked, be } = setUp(noor, noor);
    await be('user-noor');
    await identity.resume();
    await identity.renew();
    expect(asked).toHaveLength(1);
    clock += 60_001;
    await identity.renew();
    expect(asked).toHaveLength(2);
  });

  it('that a sign-out ended while the store was asked is not begun anew by its answer [SES-13 c]', async () => {
    const { identity, storage, be, asked } = setUp(noor, 401);
    await be('user-noor');
    const answer = identity.resume();
    identity.hear({ kind: 'out', id: ID, reason: 'asked' });
    expect(await answer).toBeUndefined();
    expect(asked).toHaveLength(2);
    expect(storage.read('signedIn')).toBeUndefined();
  });

  it('of a page that Back brings is nobody’s at once, then whose the store says, and leaves when that is nobody [SEC-09 part]', async () => {
    const { identity, told, ended, be } = setUp(noor, 401);
    await be('user-noor');
    identity.hear({ kind: 'restored' });
    expect(told).toEqual([undefined]);
    await expect.poll(() => told).toEqual([undefined, 'user-noor']);
    expect(ended).not.toHaveBeenCalled();
    identity.hear({ kind: 'restored' });
    await expect.poll(() => ended).toHaveBeenCalledOnce();
    expect(told).toEqual([undefined, 'user-noor', undefined]);
  });
});
