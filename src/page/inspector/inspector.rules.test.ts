import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../widgets/widget-list.ts';
import { whyEmpty, type EmptyReason, type PageFacts } from './inspector.rules.ts';

const WELL: PageFacts = {
  widgets: ['cart'],
  notDefined: [],
  known: ['cart', 'quick-order'],
  hasConfiguration: true,
  missing: [],
  blocked: [],
  failed: [],
  waiting: [],
  isOnline: true,
  session: 'anonymous',
  hasExtensions: true,
  isOn: () => false,
  hasStorage: true,
  language: 'en',
  htmlLang: 'en-US',
};

const down = (status: number, isOtherOrigin = true) => [{ service: 'commerce', status, isOtherOrigin }];

const CASES: readonly (readonly [
  why: string,
  facts: Partial<PageFacts>,
  EmptyReason | undefined,
  words?: RegExp,
])[] = [
  ['nothing is wrong', {}, undefined],
  ['the page has no language', { htmlLang: '' }, undefined],
  ['the cart is anonymous', { session: 'anonymous' }, undefined],
  [
    'a flagged widget is on',
    { widgets: ['order-history'], session: 'signed-in', isOn: () => true },
    undefined,
  ],
  ['a call without a token was refused', { failed: down(401) }, undefined],
  [
    'there is no configuration',
    { hasConfiguration: false, failed: down(500) },
    'no-configuration',
    /commerceBase/,
  ],
  ['a file is missing', { missing: ['cart'] }, 'missing-chunk', /<assess-cart>/],
  [
    'a tag is misspelt',
    { widgets: ['quickorder'], notDefined: ['quickorder'], missing: ['quickorder'] },
    'missing-chunk',
    /no widget <assess-quickorder>\. Did you mean <assess-quick-order>\?/,
  ],
  ['a tag waits for its code', { notDefined: ['cart'] }, undefined],
  ['the names of the widgets are not known', { notDefined: ['cart'], known: [] }, undefined],
  [
    'the policy blocks',
    { blocked: [{ directive: 'connect-src', origin: 'https://c.example' }], failed: down(0) },
    'policy',
    /https:\/\/c\.example.*connect-src/,
  ],
  ['another origin can’t be read', { failed: down(0) }, 'cors', /CORS/],
  ['the browser is offline', { failed: down(0), isOnline: false }, 'service-refuses', /did not answer/],
  ['the own origin does not answer', { failed: down(0, false) }, 'service-refuses'],
  [
    'another origin does not answer in time',
    { failed: [{ service: 'commerce', status: 0, isOtherOrigin: true, isLate: true }] },
    'service-refuses',
    /commerce did not answer/,
  ],
  ['a call is under way', { waiting: ['identity'] }, 'service-refuses', /identity has not answered yet/],
  [
    'one call failed and another is under way',
    { failed: down(503), waiting: ['commerce'] },
    'service-refuses',
    /answered 503/,
  ],
  [
    'the flag service fails',
    {
      widgets: ['order-history'],
      session: 'signed-in',
      failed: [{ service: 'flagService', status: 503, isOtherOrigin: false }],
    },
    'service-refuses',
    /flagService answered 503/,
  ],
  ['the service fails', { failed: down(503) }, 'service-refuses', /answered 503/],
  ['the service refuses a customer', { failed: down(401), session: 'signed-in' }, 'service-refuses', /401/],
  ['the host is plain', { widgets: ['checkout'], hasExtensions: false }, 'plain-host', /<assess-checkout>/],
  ['a flag is off', { widgets: ['order-history'], session: 'signed-in' }, 'flag-off', /orderHistory/],
  [
    'the other flag is off',
    { widgets: ['address-book'], session: 'signed-in' },
    'flag-off',
    /addressBook is off, so <assess-address-book>/,
  ],
  ['a flag is off and nobody is signed in', { widgets: ['order-history'] }, 'flag-off'],
  ['nobody is signed in', { widgets: ['profile'] }, 'signed-out', /<assess-profile>/],
  ['it is not known yet who is there', { widgets: ['profile'], session: 'loading' }, undefined],
  ['storage is blocked', { hasStorage: false }, 'blocked-storage'],
  ['the page has another language', { htmlLang: 'fr' }, 'other-locale', /in en, the page is in fr/],
];

describe('why a widget is empty', () => {
  it.each(CASES.map((one) => [one[0], one] as const))(
    'is answered where %s [EMB-13 a]',
    (_why, [, facts, reason, words = /./]) => {
      const found = whyEmpty({ ...WELL, ...facts });
      expect(found?.reason).toBe(reason);
      if (reason !== undefined) expect(found?.words).toMatch(words);
    },
  );

  /** The widgets in whose folders a component has this in it. */
  const having = (words: RegExp): string[] =>
    widgets
      .map(({ tag }) => tag.replace('assess-', ''))
      .filter((name) =>
        globSync(`src/widgets/${name}/*.tsx`).some((file) => words.test(readFileSync(file, 'utf8'))),
      );
  const toldOf = (facts: Partial<PageFacts>): string[] =>
    widgets
      .map(({ tag }) => tag.replace('assess-', ''))
      .filter((name) => whyEmpty({ ...WELL, isOn: () => true, ...facts, widgets: [name] }));

  it('names exactly the widgets that say on a plain host that they need more [EMB-13 a, API-06 f part]', () => {
    expect(toldOf({ hasExtensions: false, session: 'signed-in' })).toEqual(
      having(/ needsExtensions|<NotInThisStore|<NoPlacing/),
    );
  });

  it('names exactly the widgets that are for customers alone [EMB-13 a]', () => {
    // Where nobody signs in, invoices has a page to find one.
    expect([...toldOf({}), 'invoices'].toSorted()).toEqual(having(/<CustomerPages/).toSorted());
  });

  it('has a case for each of the ten reasons [EMB-13 a]', () => {
    expect(new Set(CASES.flatMap(([, , reason]) => reason ?? [])).size).toBe(10);
  });
});
