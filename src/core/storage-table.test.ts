import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import type { StorageKey } from './storage-names.ts';
import { storageTable, type Lifetime, type StorageArea } from './storage-table.ts';

const tokens = { id: 's-1', accessToken: 'a', idToken: 'i', userId: 'u', issuedAt: 1, tokenExpiry: 2 };
const signIn = { state: 's', verifier: 'v', nonce: 'n', returnPath: '/cart', id: 's-1', silent: false };
const TEN_MINUTES = 600_000;

type Row = readonly [key: StorageKey, area: StorageArea, lifetime: Lifetime, good: unknown];

/** The keys that SEC-04 lists, in its words and order. */
const REQUIRED: Record<string, readonly Row[]> = {
  'the token set': [['tokens', 'session', 'sign-out', tokens]],
  'activity time': [['lastActivity', 'local', 'sign-out', 1_900_000_000_000]],
  'token expiry': [['tokenExpiry', 'local', 'sign-out', 1_900_000_000_000]],
  'previous locale': [['previousLocale', 'local', 'kept', 'fr-ca']],
  'seen and dismissed ids': [
    ['seenNotifications', 'local', 'kept', ['n-1', 'n_2']],
    ['dismissedBanners', 'local', 'kept', ['closed-july']],
  ],
  'anonymous cart guid': [['cartGuid', 'local', 'kept', 'e3f1-09']],
  'flag cache': [['flagCache', 'local', 'sign-out', { upc: true }]],
  'cart count': [['cartCount', 'local', 'sign-out', { units: 3, lines: 2, id: 's-1' }]],
  navigation: [['navigation', 'local', 'kept', { menu: [] }]],
  'quick-order rows': [
    [
      'quickOrderRows',
      'local',
      'kept',
      { id: 's-1', rows: [{ code: 'LMS4-KIT', quantity: '2' }], revision: 1, savedAt: 2 },
    ],
  ],
  'first name and initials': [
    ['person', 'session', 'sign-out', { firstName: 'Ada', initials: 'AL', id: 's-1' }],
  ],
  'sign-in state': [['signIn', 'session', TEN_MINUTES, signIn]],
  'routing region': [['routingRegion', 'session', 'kept', 'NL']],
  'country asked': [
    ['countryAsked', 'session', 'kept', 'NZ'],
    ['nobodyKnown', 'session', 300_000, true],
  ],
  'unfinished checkout fields': [['checkoutDraft', 'session', 'explicit-sign-out', { step: 'delivery' }]],
  'training draft': [['trainingDraft', 'session', 'explicit-sign-out', { 'FMS-TRN dates': {} }]],
};

/** The keys that other requirements need, by requirement. */
const BESIDES: Record<string, readonly Row[]> = {
  'SES-13, whose the browser is': [['signedIn', 'local', 'sign-out', { id: 's-1', who: 'f'.repeat(64) }]],
  'SES-13, a sign-out that the store has not confirmed': [['signOutDue', 'local', 'kept', 'user-noor']],
  'SES-13, a tab that has signed out, where local storage refuses': [['signedOut', 'session', 'kept', true]],
  'LOC-08, a locale chosen by hand': [['chosenLocale', 'local', 'kept', 'es-es']],
  'PERF-12, the lines of this tab’s last cart': [['lastLines', 'session', 'sign-out', { lines: [] }]],
  'LEAD-10, lines left behind by a switch': [['keptLines', 'local', 'kept', { lines: [] }]],
  'API-06, a change of the cart without an answer': [
    ['unansweredChange', 'session', 600_000, { state: 'open', call: {} }],
  ],
  'LEAD-03, an order or payment under way, through any sign-out': [
    ['placing', 'local', 'kept', { key: '4c1e' }],
    ['payingInvoices', 'local', 'kept', { key: '4c1e' }],
  ],
  'SEC-04, the invoice that this tab looked up and pays': [
    [
      'invoiceLookUp',
      'session',
      'sign-out',
      { id: 'l-1', whose: '', invoiceToken: 't-1', invoiceId: 'INV-1', paymentId: 'p-1' },
    ],
  ],
  'SEC-04, whose the typed fields are': [['typedBy', 'session', 'explicit-sign-out', 'user-noor']],
  'QTE-01 b, what is typed for a quote, through the checkout and back': [
    ['quoteDraft', 'session', 'explicit-sign-out', { name: 'Spring' }],
  ],
  'QTE-01 d, a quote of which nobody knows yet': [['quotePending', 'session', 'sign-out', { key: 'k-1' }]],
  'LOC-07, what this tab was told of its locale': [['localeVisit', 'session', 'kept', { told: 1 }]],
  'PERF-10, the room of what a cart still needs': [['cartNeeds', 'local', 'sign-out', 3]],
  'PERF-10, the room of the editors’ markup': [['headerMarkup', 'local', 'kept', { width: 320, height: 80 }]],
  'IDN-04, a journey that left for another service': [
    ['journey', 'session', TEN_MINUTES, { answered: { authId: 'a' }, tree: 'SignIn' }],
  ],
  'IDN-04, which device this is': [['deviceId', 'local', 'kept', '2f9c']],
};

const ROWS = Object.entries({ ...REQUIRED, ...BESIDES }).flatMap(([what, rows]) =>
  rows.map((row) => [what, ...row] as const),
);

const RUBBISH = [undefined, null, 1.5, -1, NaN, '', 'x'.repeat(9000), true, [[]], () => 1];

describe('the storage table', () => {
  it('has the keys of the requirement and those that are named besides, and no other [SEC-04 part]', () => {
    expect(ROWS.map(([, key]) => key).toSorted()).toEqual(Object.keys(storageTable).toSorted());
  });

  everyRow(ROWS)(
    '%s: %s lies in %s storage, lives %s, and takes what it is for [SEC-04 part]',
    (_what, key, area, lifetime, good) => {
      const row = storageTable[key];
      expect([row.area, row.lifetime]).toEqual([area, lifetime]);
      expect(row.parse(good)).toEqual(good);
    },
  );

  everyRow(ROWS)(
    '%s: %s takes nothing that it is not for [SEC-04 part]',
    (_what, key, _area, _life, good) => {
      const isList = Array.isArray(good);
      const others = RUBBISH.filter((one) => one !== good && !(isList && Array.isArray(one)));
      // A mark that is false is the same as no mark.
      for (const rubbish of others) expect(storageTable[key].parse(rubbish) || undefined).toBeUndefined();
      if (isList) expect(storageTable[key].parse([[], null, '<b>', 'a'])).toEqual(['a']);
    },
  );

  it('keeps tokens in one row, which ends with the tab and with every sign-out, and nothing of a card or an access code [SEC-04 part]', () => {
    const holders = Object.entries(storageTable).filter(
      ([, row]) => JSON.stringify(row.parse(tokens))?.includes('accessToken') && row.parse({}) === undefined,
    );
    expect(holders.map(([key]) => key)).toEqual(['tokens']);
    const names = Object.keys(storageTable).join(' ');
    expect(names).not.toMatch(/card|number|code|password|secret/i);
  });

  it('is the one way to storage: only the storage itself and what runs before it name the areas [SEC-04 part]', () => {
    const naming = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .filter((file) => {
        const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        return /\b(?:localStorage|sessionStorage|indexedDB|CacheStorage)\b|\bcaches\b/.test(code);
      });
    expect(naming.toSorted()).toEqual([
      'src/core/storage.ts',
      'src/entries/head.ts',
      'src/page/early/begin-cart.ts',
      'src/page/early/begin-customer.ts',
    ]);
  });
});
