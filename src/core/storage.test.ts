import { describe, expect, it, vi } from 'vitest';
import type { AreaPort } from './storage-area.ts';
import { createStorage, type StorageEvents } from './storage.ts';
import { storageName, type StorageKey } from './storage-names.ts';
import { storageTable } from './storage-table.ts';

type Fake = AreaPort & { texts: Map<string, string> };

function fakeArea(entries: Record<string, string> = {}): Fake {
  const texts = new Map(Object.entries(entries));
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

function setUp({ local = fakeArea(), session = fakeArea() }: { local?: AreaPort; session?: AreaPort } = {}) {
  const report = vi.fn();
  const clock = { now: 1_000_000 };
  const foreign = new Set<(event: Pick<StorageEvent, 'key'>) => void>();
  const events: StorageEvents = {
    addEventListener: (_type, listener) => void foreign.add(listener),
    removeEventListener: (_type, listener) => void foreign.delete(listener),
  };
  const ports = { local: () => local, session: () => session, now: () => clock.now, events, report };
  const write = (name: string | null) => foreign.forEach((listener) => listener({ key: name }));
  return { storage: createStorage(ports), report, clock, foreign, fromOtherTab: write };
}

const draft = { id: '', rows: [{ code: '978-0', quantity: '٣' }], revision: 4, savedAt: 999 };
const signIn = { state: 's', verifier: 'v', nonce: 'n', returnPath: '/cart', id: 's-1', silent: false };
const tokens = { id: 's-1', accessToken: 'a', idToken: 'i', userId: 'u', issuedAt: 1, tokenExpiry: 5 };

describe('rubbish in storage', () => {
  const rubbish: [key: StorageKey, suffix: string | undefined, text: string][] = [
    ['lastActivity', undefined, ''],
    ['lastActivity', undefined, '{'],
    ['lastActivity', undefined, '"5"'],
    ['lastActivity', undefined, '-1'],
    ['lastActivity', undefined, '1.5'],
    ['lastActivity', undefined, '1e400'],
    ['tokenExpiry', undefined, 'null'],
    ['previousLocale', undefined, '"xx-xx"'],
    ['previousLocale', undefined, '"__proto__"'],
    ['cartGuid', 'usassessments', '""'],
    ['cartGuid', 'usassessments', '7'],
    ['cartGuid', 'usassessments', '".."'],
    ['cartGuid', 'usassessments', '"../../users/current"'],
    ['cartGuid', 'usassessments', `"${'g'.repeat(65)}"`],
    ['cartCount', 'usassessments', '7'],
    ['cartCount', 'usassessments', '{"units": 1}'],
    ['cartCount', 'usassessments', '{"units": 1, "lines": "1"}'],
    ['cartCount', 'usassessments', '{"__proto__": {"units": 1, "lines": 1}}'],
    ['flagCache', 'en-us', '[]'],
    ['navigation', 'en-us', '"<script>"'],
    ['quickOrderRows', 'usassessments', '[]'],
    ['quickOrderRows', 'usassessments', '{"rows": {}, "revision": 1, "savedAt": 1}'],
    ['quickOrderRows', 'usassessments', '{"rows": [], "revision": -1, "savedAt": 1}'],
    ['quickOrderRows', 'usassessments', '{"rows": []}'],
    ['tokens', undefined, '{"accessToken": "a"}'],
    ['person', undefined, '{"firstName": "", "initials": ""}'],
    ['person', undefined, `{"firstName": "${'a'.repeat(61)}", "initials": "A"}`],
    ['signIn', undefined, JSON.stringify(signIn)],
    ['signIn', undefined, JSON.stringify({ t: '1000000', v: signIn })],
    ['signIn', undefined, 'null'],
    ['routingRegion', 'usassessments', '"XX"'],
    ['countryAsked', undefined, '"USA"'],
    ['chosenLocale', undefined, '"en"'],
    ['keptLines', undefined, '[]'],
    ['localeVisit', undefined, '"told"'],
    ['checkoutDraft', 'usassessments', 'null'],
  ];

  it.each(rubbish)(
    'at %s (%s), %s, counts as absent and is reported once [REL-05 part]',
    (key, suffix, text) => {
      const name = storageName(key, suffix);
      const { storage, report } = setUp({
        local: fakeArea({ [name]: text }),
        session: fakeArea({ [name]: text }),
      });
      const read = () => storage.read(key as 'cartGuid', suffix as 'usassessments');
      expect([read(), read()]).toEqual([undefined, undefined]);
      expect(report.mock.calls).toEqual([['rubbish', name]]);
    },
  );

  it('in one item of a list leaves the others [SEC-04 part]', () => {
    const rows =
      '{"rows": [null, 7, {"code": "1"}, {"code": "1", "quantity": "2", "x": 1}], "revision": 1, "savedAt": 1}';
    const local = fakeArea({
      'assess.quickOrderRows.usassessments': rows,
      'assess.seenNotifications': 'a,,<b>,c d,e-1',
    });
    const { storage } = setUp({ local });
    expect(storage.read('quickOrderRows', 'usassessments')?.rows).toEqual([{ code: '1', quantity: '2' }]);
    expect(storage.read('seenNotifications')).toEqual(['a', 'e-1']);
  });

  it('in a refusal leaves its row, and a row of an earlier version has none [QO-07 part]', () => {
    const refusal = { status: 'lowStock', added: 1, asked: 3 };
    const kept = [
      { code: '1', quantity: '2' },
      { code: '2', quantity: '2', refusal },
    ];
    const odd = [
      null,
      'lowStock',
      { status: 'noStock' },
      { ...refusal, added: -1 },
      { ...refusal, status: 7 },
    ];
    const rows = [...kept, ...odd.map((one) => ({ code: '3', quantity: '1', refusal: one }))];
    const stored = JSON.stringify({ rows, revision: 1, savedAt: 1 });
    const { storage } = setUp({ local: fakeArea({ 'assess.quickOrderRows.usassessments': stored }) });
    const plain = odd.map(() => ({ code: '3', quantity: '1' }));
    expect(storage.read('quickOrderRows', 'usassessments')?.rows).toEqual([...kept, ...plain]);
  });

  it('too much of it is cut, the latest ids and the first rows stay [SEC-04 part]', () => {
    const { storage } = setUp();
    const many = Array.from({ length: 300 }, (_one, index) => `id-${index}`);
    storage.write('seenNotifications', many);
    storage.write(
      'quickOrderRows',
      { ...draft, rows: many.map((code) => ({ code, quantity: '9'.repeat(99) })) },
      'ukassessments',
    );
    expect(storage.read('seenNotifications')).toEqual(many.slice(100));
    const rows = storage.read('quickOrderRows', 'ukassessments')?.rows;
    expect([rows?.length, rows?.[0]]).toEqual([200, { code: 'id-0', quantity: '9'.repeat(40) }]);
  });

  it('cannot pollute a prototype, however deep it lies [SEC-04 part]', () => {
    const text =
      '{"__proto__": {"polluted": 1}, "a": {"constructor": {"prototype": {"polluted": 1}}, "b": 2}}';
    const { storage } = setUp({ local: fakeArea({ 'assess.navigation.en-us': text }) });
    const value = storage.read('navigation', 'en-us');
    expect(JSON.stringify(value)).toBe('{"a":{"b":2}}');
    const merged = Object.assign({}, value) as { polluted?: unknown };
    expect([merged.polluted, ({} as { polluted?: unknown }).polluted]).toEqual([undefined, undefined]);
  });
});

describe('storage that refuses', () => {
  it('by throwing at its very name is replaced by memory and reported once [REL-05 part]', () => {
    const report = vi.fn();
    const storage = createStorage({ local: blocked, session: blocked, now: () => 0, report });
    expect(storage.read('cartGuid', 'usassessments')).toBeUndefined();
    expect(storage.write('cartGuid', 'g-1', 'usassessments')).toBe(false);
    expect(storage.write('countryAsked', 'NZ')).toBe(false);
    expect(storage.read('cartGuid', 'usassessments')).toBe('g-1');
    storage.remove('cartGuid', 'usassessments');
    expect(storage.read('cartGuid', 'usassessments')).toBeUndefined();
    storage.signOut({ explicit: true });
    expect(report.mock.calls).toEqual([['unavailable', 'assess.cartGuid.usassessments']]);
  });

  it('because it is full keeps the newer value in memory, and goes back to storage when there is room [REL-05 part]', () => {
    const local = fakeArea({ 'assess.cartGuid.usassessments': '"old"' });
    const setItem = local.setItem;
    local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { storage } = setUp({ local, session: { ...fakeArea(), setItem: local.setItem } });
    expect(storage.write('cartGuid', 'new', 'usassessments')).toBe(false);
    expect(storage.read('cartGuid', 'usassessments')).toBe('new');
    local.setItem = setItem;
    expect(storage.write('cartGuid', 'newer', 'usassessments')).toBe(true);
    expect(local.texts.get('assess.cartGuid.usassessments')).toBe('"newer"');
  });

  it('warns in the console when nobody else is told [REL-05 part]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    createStorage({ local: blocked, session: blocked, now: () => 0 }).read('flagCache', 'en-us');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('assess.flagCache.en-us')]]);
    warn.mockRestore();
  });
});

describe('the storage table', () => {
  it('names every key of the requirement, those of the locale’s switch, the header’s room, sign-in, lines, an order under way and a quote, with its area, and no other [SEC-04 part]', () => {
    const areas = Object.groupBy(Object.keys(storageTable) as StorageKey[], (key) => storageTable[key].area);
    const local =
      'cartCount cartGuid cartNeeds chosenLocale deviceId dismissedBanners flagCache headerMarkup ' +
      'keptLines lastActivity navigation payingInvoices placing previousLocale quickOrderRows seenNotifications signOutDue signedIn tokenExpiry';
    expect(areas.local?.toSorted().join(' ')).toBe(local);
    const session =
      'checkoutDraft countryAsked invoiceLookUp journey lastLines localeVisit nobodyKnown person quoteDraft quotePending routingRegion signIn signedOut tokens trainingDraft typedBy unansweredChange';
    expect(areas.session?.toSorted().join(' ')).toBe(session);
  });

  it('puts each value into its area, under a name of ours, one a base site or locale [SEC-04 part]', () => {
    const [local, session] = [fakeArea(), fakeArea()];
    const { storage } = setUp({ local, session });
    storage.write('cartGuid', 'g-us', 'usassessments');
    storage.write('cartGuid', 'g-uk', 'ukassessments');
    storage.write('navigation', { a: 1 }, 'fr-ca');
    storage.write('seenNotifications', ['a', 'b']);
    storage.write('tokens', tokens);
    storage.write('signIn', signIn);
    expect(Object.fromEntries(local.texts)).toEqual({
      'assess.cartGuid.usassessments': '"g-us"',
      'assess.cartGuid.ukassessments': '"g-uk"',
      'assess.navigation.fr-ca': '{"a":1}',
      'assess.seenNotifications': 'a,b',
    });
    expect(Object.fromEntries(session.texts)).toEqual({
      'assess.tokens': JSON.stringify(tokens),
      'assess.signIn': JSON.stringify({ t: 1_000_000, v: signIn }),
    });
  });

  it('reads back what was written, as typed by the shopper [SEC-04 part]', () => {
    const { storage } = setUp();
    storage.write('quickOrderRows', draft, 'asiaassessments');
    storage.write('cartCount', { units: 7, lines: 2, id: '' }, 'asiaassessments');
    storage.write('tokens', tokens);
    storage.write('routingRegion', 'AP', 'asiaassessments');
    storage.write('previousLocale', 'zh-sg');
    expect([
      storage.read('quickOrderRows', 'asiaassessments'),
      storage.read('quickOrderRows', 'sgassessments'),
      storage.read('cartCount', 'asiaassessments'),
      storage.read('tokens'),
      storage.read('routingRegion', 'asiaassessments'),
      storage.read('previousLocale'),
    ]).toEqual([draft, undefined, { units: 7, lines: 2, id: '' }, tokens, 'AP', 'zh-sg']);
  });
});

describe('lifetimes', () => {
  it('sign-in state lives ten minutes, then it is gone, without a report [SEC-05 part]', () => {
    const session = fakeArea();
    const { storage, clock, report } = setUp({ session });
    storage.write('signIn', signIn);
    clock.now += 600_000;
    expect(storage.read('signIn')).toEqual(signIn);
    clock.now += 1;
    expect(storage.read('signIn')).toBeUndefined();
    expect([session.texts.size, report.mock.calls.length]).toEqual([0, 0]);
  });

  it('a clock set back a little does not end a sign-in [REL-05 part]', () => {
    const { storage, clock } = setUp();
    storage.write('signIn', signIn);
    clock.now -= 120_000;
    expect(storage.read('signIn')).toEqual(signIn);
  });

  it.each([
    [false, { a: 1 }],
    [true, undefined],
  ])(
    'a sign-out, by hand %s, ends what is the visitor’s and keeps what is the page’s [SEC-04 part]',
    (explicit, kept) => {
      const { storage } = setUp();
      storage.write('tokens', tokens);
      storage.write('person', { firstName: 'Ada', initials: 'AL', id: 's-1' });
      storage.write('lastActivity', 5);
      storage.write('seenNotifications', ['a']);
      storage.write('cartCount', { units: 1, lines: 1, id: '' }, 'esassessments');
      storage.write('cartGuid', 'g-1', 'esassessments');
      storage.write('quickOrderRows', draft, 'esassessments');
      storage.write('checkoutDraft', { a: 1 }, 'esassessments');
      storage.signOut({ explicit });
      expect([
        storage.read('tokens'),
        storage.read('person'),
        storage.read('lastActivity'),
        storage.read('cartCount', 'esassessments'),
      ]).toEqual([undefined, undefined, undefined, undefined]);
      expect(storage.read('seenNotifications')).toEqual(['a']);
      expect(storage.read('cartGuid', 'esassessments')).toBe('g-1');
      expect(storage.read('quickOrderRows', 'esassessments')).toEqual(draft);
      expect(storage.read('checkoutDraft', 'esassessments')).toEqual(kept);
    },
  );

  it('a sign-out that another tab made ends what this tab has of its own, and leaves to that tab what all share [LEAD-03 part]', () => {
    const { storage } = setUp();
    storage.write('signedIn', { id: 's-2', who: 'another' });
    storage.write('tokens', tokens);
    storage.write('person', { firstName: 'Ada', initials: 'AL', id: 's-1' });
    storage.write('checkoutDraft', { a: 1 }, 'esassessments');
    storage.signOut({ explicit: true, area: 'session' });
    expect([
      storage.read('tokens'),
      storage.read('person'),
      storage.read('checkoutDraft', 'esassessments'),
    ]).toEqual([undefined, undefined, undefined]);
    expect(storage.read('signedIn')?.id).toBe('s-2');
  });
});

describe('hearing of changes', () => {
  it('tells of writes and removals of this page, of this key and site only [CRT-10 part]', () => {
    const { storage } = setUp();
    const listener = vi.fn();
    const stop = storage.subscribe('cartGuid', listener, 'usassessments');
    storage.write('cartGuid', 'g-1', 'usassessments');
    storage.write('cartGuid', 'g-2', 'ukassessments');
    storage.remove('cartGuid', 'usassessments');
    stop();
    storage.write('cartGuid', 'g-3', 'usassessments');
    expect(listener.mock.calls).toEqual([['g-1'], [undefined]]);
  });

  it('tells of writes and clearing by other tabs, rubbish included [CRT-10 part]', () => {
    const local = fakeArea();
    const { storage, fromOtherTab } = setUp({ local });
    const listener = vi.fn();
    storage.subscribe('cartGuid', listener, 'usassessments');
    local.texts.set('assess.cartGuid.usassessments', '"theirs"');
    fromOtherTab('assess.cartGuid.usassessments');
    fromOtherTab('assess.cartGuid.ukassessments');
    fromOtherTab('somebody-elses');
    local.texts.set('assess.cartGuid.usassessments', '{');
    fromOtherTab('assess.cartGuid.usassessments');
    local.texts.clear();
    fromOtherTab(null);
    expect(listener.mock.calls).toEqual([['theirs'], [undefined], [undefined]]);
  });

  it('listens to the window only while somebody listens to it [EMB-09 part]', () => {
    const { storage, foreign } = setUp();
    const stops = [
      storage.subscribe('lastActivity', () => undefined),
      storage.subscribe('lastActivity', () => undefined),
      storage.subscribe('cartGuid', () => undefined, 'usassessments'),
    ];
    expect(foreign.size).toBe(1);
    for (const stop of stops) stop();
    for (const stop of stops) stop();
    expect(foreign.size).toBe(0);
  });
});
