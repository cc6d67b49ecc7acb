import { afterEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { placeLink, placeOf } from './qualification-places.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setRuntime(undefined);
});

it('finds its page in the tag, the store’s address or the query, and takes nothing else [ACC-04 a]', () => {
  const store = '/store/usassessments/en/qualifications';
  const list = { type: 'license' };
  const rows = [
    [undefined, store, '', {}],
    [undefined, `${store}/license`, '?type=degree', list],
    [undefined, `${store}/license/add`, '', { type: 'license', form: 'new' }],
    [undefined, `${store}/license/edit/7`, '', { type: 'license', form: { id: '7' } }],
    [undefined, `${store}/license/edit/%2e%2e`, '', {}],
    [undefined, `${store}/shoe-size`, '', {}],
    [undefined, '/', '?type=license', list],
    [undefined, '/', '?type=license&add=1', { type: 'license', form: 'new' }],
    [undefined, '/', '?type=license&id=7', { type: 'license', form: { id: '7' } }],
    [undefined, '/', '?type=license&id=../7', list],
    [undefined, '/', '?type=shoe-size&add', {}],
    ['license', '/', '', list],
    ['shoe-size', '/', '?type=license', {}],
  ] as const;
  for (const [tag, pathname, search, place] of rows)
    expect([tag, pathname, search, placeOf(tag, { pathname, search })]).toEqual([
      tag,
      pathname,
      search,
      place,
    ]);
});

it('keeps where the shopper came from on every page, also once an entry was sent [ACC-04 e part]', () => {
  startClientPage();
  const from = 'returnTo=%2Fcheckout%3Fstep%3Dqualified-user';
  const links = () => [
    placeLink({}),
    placeLink({ type: 'license', form: 'new' }),
    placeLink({ type: 'license' }, true),
  ];
  const here = { pathname: '/', host: 'shop.localhost', href: 'http://shop.localhost/' };
  vi.stubGlobal('location', { ...here, search: `?${from}&sent=1` });
  expect(links()).toEqual([`?${from}`, `?type=license&add=1&${from}`, `?type=license&${from}&sent=1`]);
  vi.stubGlobal('location', { ...here, search: '' });
  expect(links()).toEqual(['?', '?type=license&add=1', '?type=license&sent=1']);
});
