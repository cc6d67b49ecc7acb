import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { FREE_TEXT, notificationTable } from './notification-table.ts';
import { parseNotifications } from './parse-notifications.ts';

const HERE = 'https://store.example.com/store/usassessments/en/cart?a=1';
const rules = { here: HERE, storeHosts: ['store.example.ca'], freeText: false };

const saved = { id: 'a1', key: 'cart-saved', level: 'success', params: { name: 'Spring 2027' } };
const bare = { id: 'b2', key: 'signed-out', level: 'info' };

const REFUSED = { items: [], problem: expect.any(String) };

const encode = (data: unknown): string => encodeURIComponent(JSON.stringify(data));
const parse = (data: unknown, freeText = false) => parseNotifications(encode(data), { ...rules, freeText });
const named = (name: unknown) => [{ ...saved, params: { name } }];

describe('the notifications parameter is refused whole', () => {
  it.each<[what: string, encoded: string]>([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['JSON that breaks off', encodeURIComponent('[{"id":"a"')],
    ['a percent sign that encodes nothing', '%E0%A4%A'],
    ['JSON encoded twice', encodeURIComponent(encode([bare]))],
    ['markup', encodeURIComponent('<img src=x onerror=alert(1)>')],
    ['4 KB and a byte', encodeURIComponent(`[${' '.repeat(1365)}]`).padEnd(4097, '%20')],
  ])('when it is %s [SHL-07] [SEC-01]', (_what, encoded) => {
    expect(parseNotifications(encoded, rules)).toMatchObject(REFUSED);
  });

  it.each<[what: string, data: unknown]>([
    ['null', null],
    ['a text', 'Your account is locked'],
    ['an object', bare],
    ['a list of texts', ['Your account is locked']],
    ['six items', Array.from({ length: 6 }, (_none, index) => ({ ...bare, id: `n${index}` }))],
    ['an unknown field', [{ ...bare, html: '<b>Hello</b>' }]],
    ['a text beside the key', [{ ...bare, text: 'Your account is locked' }]],
    ['no id', [{ key: 'signed-out', level: 'info' }]],
    ['an id that is a number', [{ ...bare, id: 7 }]],
    ['an empty id', [{ ...bare, id: '' }]],
    ['an id with a comma', [{ ...bare, id: 'a,b' }]],
    ['an id with a line break at its end', [{ ...bare, id: 'a\n' }]],
    ['an id of 65 characters', [{ ...bare, id: 'a'.repeat(65) }]],
    ['an unknown key', [{ ...bare, key: 'account-locked' }]],
    ['a key that every object has', [{ ...bare, key: 'toString' }]],
    ['an unknown level', [{ ...bare, level: 'critical' }]],
    ['no level', [{ id: 'a', key: 'signed-out' }]],
    ['a level that every object has', [{ ...bare, level: 'constructor' }]],
    ['a value too few', [{ ...saved, params: {} }]],
    ['no values at all', [{ ...saved, params: undefined }]],
    ['a value too many', [{ ...saved, params: { name: 'A', more: 'B' } }]],
    ['values where none are taken', [{ ...bare, params: { name: 'A' } }]],
    ['values in a list', [{ ...saved, params: ['A'] }]],
    ['free text', [{ id: 'a', key: FREE_TEXT, level: 'danger', params: { text: 'Call 1-900-555-0100' } }]],
  ])('when it holds %s [SEC-01]', (_what, data) => {
    expect(parse(data)).toMatchObject(REFUSED);
  });

  it.each<[what: string, name: unknown]>([
    ['a number', 5],
    ['an object', { toString: 'A' }],
    ['empty', ''],
    ['61 characters long', 'a'.repeat(61)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an address', 'https://evil.example'],
    ['a host name', 'evil.example'],
    ['an e-mail address', 'a@evil.example'],
    ['a template of ours', '{name, plural, other {x}}'],
    ['two lines', 'A\nB'],
    ['turned round', 'A\u202eB'],
    ['hidden', 'A\u200bB'],
    ['half a character', 'A\ud800'],
  ])('when a name in it is %s [SEC-01]', (_what, name) => {
    expect(parse(named(name))).toMatchObject(REFUSED);
  });

  everyRow(['12 34', '1'.repeat(21), 'A<b>', 'Å1', '1%0a'])(
    'when a number in it is %j [SEC-01]',
    (number) => {
      expect(parse([{ id: 'a', key: 'order-placed', level: 'info', params: { number } }])).toMatchObject(
        REFUSED,
      );
    },
  );

  everyRow([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https://store.example.com@evil.example/',
    'https://store.example.ca/not-a-route',
    '/%5cevil.example',
    '',
    7,
  ])('when it leads to %j [SEC-01]', (link) => {
    expect(parse([{ ...bare, link }])).toMatchObject(REFUSED);
  });

  everyRow([
    '[{"id":"a","key":"signed-out","level":"info","__proto__":{"polluted":true}}]',
    '[{"id":"a","key":"signed-out","level":"info","constructor":{"prototype":{"polluted":true}}}]',
    '[{"id":"a","key":"cart-saved","level":"info","params":{"name":"A","__proto__":{"polluted":true}}}]',
    '{"__proto__":[{"id":"a","key":"signed-out","level":"info"}]}',
  ])('when it would reach a prototype: %s [SEC-01]', (json) => {
    expect(parseNotifications(encodeURIComponent(json), rules)).toEqual({
      items: [],
      problem: 'is no encoded JSON',
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('without a word of it in what is said of it [SEC-01]', () => {
    const result = parse([{ ...bare, 'evil\nline': 1 }]);
    expect(result).toEqual({ items: [], problem: 'does not fit at 0' });
    expect(parse([bare, { ...bare, id: 'x y' }]).problem).toBe('does not fit at 1.id');
  });
});

describe('the notifications parameter', () => {
  it('with a bad item among good ones loses that one alone [SHL-07]', () => {
    const bad = { ...bare, id: 'c', level: 'urgent' };
    expect(parse([bad, saved, bad, bare])).toEqual({
      items: [saved, { ...bare, params: {} }],
      problem: 'does not fit at 0.level',
    });
  });

  it('gives its items, a link among them made absolute [SHL-07]', () => {
    expect(parse([saved, { ...bare, link: '/store/usassessments/en/cart' }])).toEqual({
      items: [saved, { ...bare, params: {}, link: 'https://store.example.com/store/usassessments/en/cart' }],
    });
  });

  it('may be empty, and may have a plus sign for a space [SHL-07]', () => {
    expect(parse([])).toEqual({ items: [] });
    const encoded = encode([saved]).replaceAll('%20', '+');
    expect(parseNotifications(encoded, rules)).toEqual({ items: [saved] });
  });

  everyRow(['Été 2027', '冬の検査', 'a'.repeat(60)])('takes the name %s [SHL-07]', (name) => {
    expect(parse(named(name))).toHaveProperty('items');
  });

  it('brings a text of its own where the page allows it, plain and of 60 characters at most [SEC-01]', () => {
    const text = (words: string) => [{ id: 'a', key: FREE_TEXT, level: 'info', params: { text: words } }];
    expect(parse(text('We are closed on Monday.'), true)).toHaveProperty('items');
    for (const bad of [' ', 'a'.repeat(61), '<b>Closed</b>', 'A\u202eB'])
      expect(parse(text(bad), true), bad).toMatchObject(REFUSED);
  });

  it('takes five items, and every key there is [SHL-07]', () => {
    const values = { name: 'A', number: '70012', text: 'A' };
    const all = Object.entries(notificationTable).map(([key, [, wanted]], index) => ({
      id: `n${index}`,
      key,
      level: 'warning',
      params: Object.fromEntries(
        Object.keys(wanted).map((name) => [name, values[name as keyof typeof values]]),
      ),
    }));
    for (let from = 0; from < all.length; from += 5)
      expect(parse(all.slice(from, from + 5), true)).toHaveProperty('items');
  });
});
