import { expect, it } from 'vitest';
import type { AreaPort } from './storage-area.ts';
import { createStorage, type AppStorage } from './storage.ts';
import type { StorageKey } from './storage-names.ts';
import { storageTable } from './storage-table.ts';

/** What a promise to the shopper rests on: the promise, and a value. */
const PROMISED: Partial<Record<StorageKey, readonly [promise: string, value: unknown]>> = {
  cartGuid: ['what was added is in the cart on the next page', 'e3f1-09'],
  quickOrderRows: [
    'rows survive a reload',
    { id: '', rows: [{ code: 'LMS4-KIT', quantity: '2' }], revision: 1, savedAt: 2 },
  ],
  keptLines: ['the lines of the other store are in a list', { lines: [] }],
  placing: ['an order under way is found again', { key: '4c1e' }],
  payingInvoices: ['a payment under way is found again', { key: '4c1e' }],
  invoiceLookUp: [
    'an invoice that was looked up can be paid',
    { id: 'l', whose: '', invoiceToken: 't', invoiceId: 'INV-1', paymentId: 'p' },
  ],
  chosenLocale: ['a chosen locale stays', 'es-es'],
  seenNotifications: ['a message is shown once', ['n-1']],
  dismissedBanners: ['a closed banner stays closed', ['closed-july']],
  signOutDue: ['a sign-out that the store has not confirmed is asked for again', 'user-noor'],
  checkoutDraft: ['typed fields of the checkout survive a reload', { step: {} }],
  typedBy: ['typed fields end with another customer', 'user-noor'],
  trainingDraft: ['typed participants are kept in this tab', { dates: {} }],
  quoteDraft: ['what is typed for a quote survives the checkout', { name: 'Spring' }],
  quotePending: ['a quote of which nobody knows is asked for again', { key: 'k-1' }],
  signIn: [
    'a sign-in that left for another page comes back',
    { state: 's', verifier: 'v', nonce: 'n', returnPath: '/cart', id: 's-1', silent: false },
  ],
  journey: ['a journey that left goes on', { answered: { authId: 'a' }, tree: 'SignIn' }],
};

/** The rest: without it a page asks again, or looks as on a first visit. */
const PLAIN: readonly StorageKey[] = [
  'cartCount',
  'cartNeeds',
  'countryAsked',
  'deviceId',
  'flagCache',
  'headerMarkup',
  'lastActivity',
  'lastLines',
  'localeVisit',
  'navigation',
  'nobodyKnown',
  'person',
  'previousLocale',
  'routingRegion',
  'signedIn',
  'signedOut',
  'tokenExpiry',
  'tokens',
  'unansweredChange',
];

type Fault = 'none' | 'full' | 'silent' | 'throwing' | 'gone';

const areaWith = (fault: Fault) => {
  const texts = new Map<string, string>();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const area: AreaPort = {
    getItem: (name) => texts.get(name) ?? null,
    setItem: fault === 'full' ? full : (name, text) => void (fault === 'silent' || texts.set(name, text)),
    removeItem: (name) => void texts.delete(name),
  };
  const port = () => {
    if (fault === 'throwing') throw new DOMException('blocked', 'SecurityError');
    return area;
  };
  return { texts, port };
};

const browser = (local: Fault, session: Fault) => {
  const [first, second] = [areaWith(local), areaWith(session)];
  const open = (): AppStorage =>
    createStorage({ local: first.port, session: second.port, now: () => 5, report: () => undefined });
  const leave = (): void => {
    if (local === 'gone') first.texts.clear();
    if (session === 'gone') second.texts.clear();
  };
  return { open, leave, local: first.texts };
};

const FAULTS: readonly Fault[] = ['none', 'full', 'silent', 'throwing', 'gone'];

it('every value on which a promise rests outlives its page where either area takes it, stays on its page where none does, and `write` tells which [REL-05 part] [SES-11 part]', () => {
  expect([...Object.keys(PROMISED), ...PLAIN].toSorted()).toEqual(Object.keys(storageTable).toSorted());
  let cases = 0;
  for (const [name, [promise, value]] of Object.entries(PROMISED))
    for (const local of FAULTS)
      for (const session of FAULTS) {
        const key = name as 'cartGuid';
        const of = storageTable[key].per === 'site' ? 'usassessments' : (undefined as never);
        const what = `${name} (${promise}), local ${local}, session ${session}`;
        const { open, leave } = browser(local, session);
        const before = open();
        const own = storageTable[key].area === 'local' ? local : session;
        const takes = (fault: Fault) => fault === 'none' || fault === 'gone';
        // Where local storage refuses, session storage takes it. Nothing of a session goes to local storage.
        const holder = takes(own) ? own : session;
        expect(before.write(key, value as string, of), what).toBe(takes(holder));
        expect(before.read(key, of), what).toEqual(value);
        leave();
        expect(open().read(key, of), what).toEqual(holder === 'none' ? value : undefined);
        const after = open();
        after.write(key, value as string, of);
        after.remove(key, of);
        expect([after.read(key, of), open().read(key, of)], what).toEqual([undefined, undefined]);
        cases += 1;
      }
  expect(cases).toBe(Object.keys(PROMISED).length * 25);
});

it('where local storage is full, the next page reads the newer cart and not the one before, and local storage has it once there is room [SES-11 part]', () => {
  const { open, local } = browser('none', 'none');
  open().write('cartGuid', 'old', 'usassessments');
  const full = browser('full', 'none');
  full.local.set('assess.cartGuid.usassessments', '"old"');
  expect(full.open().read('cartGuid', 'usassessments')).toBe('old');
  expect(full.open().write('cartGuid', 'new', 'usassessments')).toBe(true);
  expect(full.open().read('cartGuid', 'usassessments')).toBe('new');
  expect(full.local.size).toBe(0);
  expect(local.size).toBe(1);
});

it('what a customer typed in this tab ends when another one signs in, and is there again for the same one [SEC-04 part] [LEAD-03 part]', () => {
  const { open } = browser('none', 'none');
  const typed = () => {
    const storage = open();
    return [
      storage.read('checkoutDraft', 'usassessments'),
      storage.read('trainingDraft', 'ukassessments'),
      storage.read('quoteDraft', 'usassessments'),
    ];
  };
  const ada = open();
  ada.signIn('user-ada');
  ada.write('checkoutDraft', { a: 1 }, 'usassessments');
  ada.write('trainingDraft', { b: 1 }, 'ukassessments');
  ada.write('quoteDraft', { c: 1 }, 'usassessments');
  ada.signOut({ explicit: false });
  open().signIn('user-ada');
  expect(typed()).toEqual([{ a: 1 }, { b: 1 }, { c: 1 }]);
  open().signOut({ explicit: false });
  open().signIn('user-noor');
  expect(typed()).toEqual([undefined, undefined, undefined]);
});
