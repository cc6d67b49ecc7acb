import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { configurationOf, hashOf, LONGEST_LINE, problemsOf, readState, statesOf } from './composer-state.ts';

const read = (hash: string) => readState(hash, widgets);
const kept = (hash: string) => hashOf(read(hash));
const QUICK_ORDER = '#widget=quick-order';

describe('an address from anybody', () => {
  everyRow([
    ['no state', ''],
    ['a widget that is none', '#widget=script'],
    ['the name of what every object has', '#widget=quick-order&set.__proto__=1&at.constructor=1'],
    ['a locale that is none', '#widget=quick-order&locale=xx-xx'],
    ['a look, a width and a fault that are none', '#widget=quick-order&look=pink&width=99999&fault=all'],
    ['a state that the widget does not have', '#widget=quick-order&state=shared-list'],
    ['an attribute that the widget does not have', '#widget=quick-order&set.onclick=alert(1)'],
    ['a text whose key is no key', '#widget=quick-order&text.%3Cb%3E=x&text.=y'],
    ['an address that is none of the page’s', '#widget=quick-order&at.script=https://evil.example'],
    ['a name that nobody knows', '#widget=quick-order&__proto__=x&next=//evil.example'],
    ['a value that is too long', `#widget=quick-order&set.heading=${'x'.repeat(4001)}`],
    ['an address that is too long', `#widget=cart&x=${'x'.repeat(100_000)}`],
  ])('with %s leaves nothing of it: %s [EMB-12 e]', (_title, hash) => {
    expect(kept(hash)).toBe(QUICK_ORDER);
  });
});

describe('the composer’s state', () => {
  it('comes back from the address as it went there [EMB-12 e]', () => {
    const hash =
      '#widget=header&locale=fr-ca&look=dark&width=320&state=many&fault=down&set.brand=%22A%22+%26+%3Cb%3E&set.content=%3Cnav%3EA%3C%2Fnav%3E&text.header.search=Chercher&at.commerceBase=%2Fcommerce';
    expect(kept(hash)).toBe(hash);
  });

  it('comes back with the longest heading that the form takes, in any script [EMB-12 e]', () => {
    const values = { heading: '标'.repeat(LONGEST_LINE) };
    expect(read(hashOf({ ...read(''), values })).values).toEqual(values);
  });

  it('has for each widget the states that the preview can show, without those that a fault makes [EMB-12 b]', () => {
    expect(statesOf(read('#widget=cart').widget)).toEqual([
      '',
      'empty',
      'one',
      'many',
      'longest-text',
      'needs',
      'shared-list',
      'shared-list-unreadable',
    ]);
    expect(statesOf(read('#widget=checkout').widget)).toContain('sample:confirmation');
  });

  it('gives a configuration that our own parser takes without a word [EMB-12 c]', () => {
    for (const hash of [
      '',
      '#at.identity=https://id.example/auth&at.payment=https://pay.example&at.storeUrl=/',
    ])
      expect(problemsOf(read(hash))).toEqual({});
    expect(configurationOf(read('#locale=nl-nl&text.quick-order.title=Snel&text.quick-order.code='))).toEqual(
      {
        commerceBase: 'https://commerce.example/headless/ecommerce/v2',
        storeUrl: 'https://shop.example',
        locale: 'nl-nl',
        messages: { 'quick-order.title': 'Snel' },
      },
    );
  });

  it('lets the identity service lead back to the shop, wherever it is [EMB-12 c]', () => {
    const of = (shop: string) =>
      configurationOf(read(`#at.identity=https://id.example/auth&at.storeUrl=${shop}`))['identity'];
    expect(of('https://www.school.example/shop')).toMatchObject({
      redirectUri: 'https://www.school.example/signed-in.html',
    });
    expect(of('/')).toMatchObject({ redirectUri: 'https://shop.example/signed-in.html' });
  });

  everyRow([
    ['at.commerceBase=javascript:alert(1)', 'commerceBase', 'Commerce is not an address'],
    ['at.identity=ftp://id.example', 'identity', 'Identity service is not an address'],
    ['at.commerceBase=//evil.example', 'commerceBase', 'is not an address'],
    ['at.base=javascript:alert(1)', 'base', 'Files of the widgets must be an address'],
    ['at.base=https://shop.example/widgets', 'base', 'a slash at its end'],
    ['at.base=https://shop.example/"></script>/', 'base', 'a slash at its end'],
    ['text.quick-order.title={a, plural, other {b}}', 'messages', 'plural or select'],
  ])('says what is wrong with %s at %s: %s [EMB-12 a]', (hash, setting, words) => {
    expect(problemsOf(read(`#${hash.replaceAll('"', '%22')}`))[setting]).toContain(words);
  });
});
