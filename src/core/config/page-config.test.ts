import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { AuthorProblem } from './author-problem.ts';
import { parsePageConfig } from './page-config.ts';
import { settingWords } from './setting-words.ts';

/** Returns the exact message for the page's author. */
const words = ({ subject, fault }: AuthorProblem): string =>
  fault[0] === 'attribute' ? subject : `${subject} ${settingWords(fault, subject)}`;

const good = { commerceBase: '/commerce' };

describe('parsePageConfig', () => {
  everyRow([undefined, null, 'text', 7, true, [], [good]])(
    'is no configuration: %j [EMB-08 part]',
    (data) => {
      const { config, problems } = parsePageConfig(data);
      expect(config).toBeUndefined();
      expect(problems.map(words)).toEqual([
        'configuration must be a JSON object, for example {"commerceBase": "/…"}.',
      ]);
    },
  );

  it.each<[unknown, string | undefined]>([
    [undefined, undefined],
    ['', 'is not an address'],
    [
      'commerce',
      'is not an address: give https://host/path, or /path for this origin; it is "commerce", so it is left out.',
    ],
    ['//evil.test/occ', 'is not an address'],
    ['/\\evil.test', 'is not an address'],
    ['javascript:alert(1)', 'is not an address'],
    ['https:///path', 'is not an address'],
    ['ftp://host/x', 'is not an address'],
    [7, 'is not an address'],
    [`/${'x'.repeat(500)}`, 'is not an address'],
  ])(
    'gives no configuration for the commerceBase %j, and says why and what follows [EMB-08 part]',
    (commerceBase, says) => {
      const given = { ...(commerceBase !== undefined && { commerceBase }), content: '/content' };
      const { config, problems } = parsePageConfig(given);
      expect(config).toBeUndefined();
      const messages = problems.map(words);
      expect(messages.pop()).toBe(
        'commerceBase must say where the commerce calls go; until it does, no widget is drawn on this page.',
      );
      expect(messages).toEqual(says === undefined ? [] : [expect.stringContaining(`commerceBase ${says}`)]);
    },
  );

  it.each<[string, unknown]>([
    ['commerceExtensions', 'yes'],
    ['platformKey', ''],
    ['entryPoint', 7],
    ['locale', {}],
    ['store', '//evil.test'],
    ['regional', 'javascript:0'],
    ['regional', '/\t/evil.test'],
    ['checkoutUrl', 'javascript:alert(1)'],
    ['checkoutUrl', '//evil.test/checkout'],
    ['checkoutUrl', '/\n/evil.test/checkout'],
    ['checkoutUrl', '/\\evil.test'],
    ['checkoutUrl', 'https://\t/evil.test'],
    ['checkoutUrl', 'data:text/html,x'],
    ['checkoutUrl', ['/checkout']],
    ['storeHosts', 'www.store.test'],
    ['storeHosts', [7]],
    ['author', 'perhaps'],
    ['settings', []],
    ['flags', 'real'],
    ['flagService', 'demo'],
    ['flagService', { baseUrl: '/flags' }],
    ['flagService', { clientId: ' ' }],
    ['flagService', { clientId: 'demo', baseUrl: '//evil.test' }],
    ['flagService', { clientId: 'demo', streamUrl: null }],
    ['storeUid', ''],
    ['messages', 'Cart'],
    ['contentMessages', null],
  ])('leaves out %s when it is %j, reports it, and keeps the rest [EMB-08 part]', (setting, value) => {
    const { config, problems } = parsePageConfig({ ...good, entryPoint: 'shop', [setting]: value });
    const { config: without } = parsePageConfig({ ...good, entryPoint: 'shop' });
    expect(problems.map(({ subject }) => subject)).toEqual([setting]);
    expect(problems.map(words)[0]).toMatch(/it is .*\.$/);
    if (setting !== 'entryPoint') expect(config).toEqual(without);
    else expect(config?.entryPoint).toBeUndefined();
  });

  it.each<[string, Record<string, string>, string, string, string]>([
    ['flagService', { clientId: 'demo' }, 'base-url', '/flags', 'baseUrl'],
    [
      'identity',
      { base: '/auth', clientId: 'store', redirectUri: '/signed-in' },
      'renewall',
      'fetch',
      'renewal',
    ],
  ])(
    'keeps %s with all that is right in it when it has a part that is none, and names that [EMB-08 part]',
    (setting, right, name, value, near) => {
      const { config, problems } = parsePageConfig({ ...good, [setting]: { ...right, [name]: value } });
      expect(config).toMatchObject({ [setting]: right });
      expect(config?.[setting as 'identity']).not.toHaveProperty(name);
      const says = `${setting} has a ${name}, which is not part of it. Did you mean ${near}?`;
      expect(problems.map(words)).toEqual([says]);
    },
  );

  it('quotes the one part of a setting that is wrong, not all of it [EMB-08 part]', () => {
    const identity = { base: '//evil.test', clientId: 'store', redirectUri: '/signed-in' };
    const { config, problems } = parsePageConfig({ ...good, identity });
    expect(config).not.toHaveProperty('identity');
    expect(problems.map(words)[0]).toBe(
      'identity has a base that is not an address: give https://host/path, or /path for this origin; it is "//evil.test", so it is left out.',
    );
  });

  it('says all that flags may be [EMB-08 part]', () => {
    expect(parsePageConfig({ ...good, flags: 'real' }).problems.map(words)[0]).toBe(
      'flags is neither "mock" nor a JSON object of flags by key; it is "real", so it is left out.',
    );
  });

  it('reports each misspelt or wrong-typed key of settings and texts, and keeps the rest [EMB-08]', () => {
    const table: [setting: string, given: Record<string, unknown>, says: string[], kept?: object][] = [
      [
        'settings',
        { redirect: false, uap: 'no', session: false },
        [
          'has a uap that is neither true nor false; it is "no", so it is left out.',
          'has a redirect, which is not part of it. Did you mean redirects?',
        ],
        { session: false },
      ],
      [
        'settings',
        { redirects: 'false' },
        ['has a redirects that is neither true nor false; it is "false", so it is left out.'],
        {},
      ],
      [
        'settings',
        { invoices: true },
        ['has a invoices that is not a JSON object; it is true, so it is left out.'],
        {},
      ],
      [
        'settings',
        { invoices: { simple: true } },
        ['has a simple, which is not part of it.'],
        { invoices: {} },
      ],
      [
        'settings',
        { defaultCountry: 7 },
        [expect.stringContaining('has a defaultCountry that is not a text') as string],
        {},
      ],
      [
        'settings',
        { termsUrl: 'javascript:0' },
        [expect.stringContaining('has a termsUrl that is not an address') as string],
        {},
      ],
      ['settings', { nothingLike: 1 }, ['has a nothingLike, which is not part of it.'], {}],
      [
        'messages',
        { 'cart.title': 7, 'cart.share': 'x' },
        ['has "cart.title", which must be a text of at most 2,000 characters, without plural or select.'],
      ],
      [
        'contentMessages',
        { 'cart.title': '{n, plural, other {#}}' },
        ['has "cart.title", which must be a text of at most 2,000 characters, without plural or select.'],
      ],
    ];
    for (const [setting, given, says, kept] of table) {
      const { config, problems } = parsePageConfig({ ...good, [setting]: given });
      expect(problems.map(words), JSON.stringify(given)).toEqual(
        says.map((one) => (typeof one === 'string' ? `${setting} ${one}` : one)),
      );
      if (kept) expect(config?.settings).toEqual(kept);
    }
  });

  it('leaves right settings and texts in peace [EMB-08 part]', () => {
    const settings = {
      session: true,
      invoices: { simplified: false },
      defaultCountry: 'NL',
      termsUrl: '/terms',
    };
    const flags = { upc: false, accountQualifications: ['degree'], quickOrderRows: { min: 3 } };
    const messages = { 'cart.title': 'Bag' };
    const { config, problems } = parsePageConfig({ ...good, settings, flags, messages });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ settings, flags, messages });
  });

  it('reports each of several wrong settings once, and spelling mistakes by name [EMB-08 part]', () => {
    const { config, problems } = parsePageConfig({ ...good, commercebase: '/x', flags: 1, author: 2 });
    expect(config).toMatchObject({ commerceBase: '/commerce', author: false, flags: {} });
    expect(problems.map(({ subject }) => subject).toSorted()).toEqual(['author', 'commercebase', 'flags']);
    expect(problems.map(words)).toContain(
      'commercebase is not a setting of these widgets; check its spelling. Did you mean commerceBase?',
    );
  });

  it('takes no setting from __proto__', () => {
    const { config, problems } = parsePageConfig(
      JSON.parse('{"__proto__": {"author": true}, "commerceBase": "/c"}'),
    );
    expect(config?.author).toBe(false);
    expect(problems.map(({ subject }) => subject)).toEqual(['__proto__']);
  });

  it('fills in the defaults', () => {
    expect(parsePageConfig(good)).toEqual({
      problems: [],
      config: {
        commerceBase: '/commerce',
        commerceExtensions: true,
        storeHosts: [],
        author: false,
        settings: {},
        flags: {},
        messages: {},
        contentMessages: {},
      },
    });
  });

  everyRow([
    [{ clientId: ' demo ' }, { clientId: 'demo' }],
    [
      { clientId: 'demo', baseUrl: 'https://flags.test/', streamUrl: '/stream', eventsUrl: '/events/' },
      { clientId: 'demo', baseUrl: 'https://flags.test', streamUrl: '/stream', eventsUrl: '/events' },
    ],
  ])('takes %j for the flag service as %j [FLG-02 part]', (flagService, taken) => {
    expect(parsePageConfig({ ...good, flagService }).config?.flagService).toEqual(taken);
  });

  everyRow([
    ['https://api.store.test/occ/v2/{baseSiteId}/', 'https://api.store.test/occ/v2/{baseSiteId}'],
    [' /commerce/// ', '/commerce'],
    ['/', ''],
  ])('takes %j for the commerceBase as %j', (commerceBase, taken) => {
    expect(parsePageConfig({ commerceBase }).config?.commerceBase).toBe(taken);
  });

  everyRow(['https://buy.store.test/checkout/?step=1#top', '/checkout/'])(
    'takes the checkoutUrl %j as it is [API-06 e part]',
    (checkoutUrl) => {
      expect(parsePageConfig({ ...good, checkoutUrl }).config?.checkoutUrl).toBe(checkoutUrl);
    },
  );

  everyRow([
    ['true', true],
    ['', true],
    ['false', false],
    [true, true],
  ])('reads a switch written as %j, as data attributes are, as %j', (author, taken) => {
    expect(parsePageConfig({ ...good, author }).config?.author).toBe(taken);
  });
});
