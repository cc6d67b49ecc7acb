import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { givenOffices, regions } from './given-offices.ts';
import { localeTable } from '../../core/locale/locale-table.ts';

describe('givenOffices', () => {
  everyRow([
    undefined,
    null,
    7,
    'en-ca',
    '{',
    '[7]',
    [],
    [{}],
    { 'xx-xx': {} },
    { 'en-ca': 'https://a.example/' },
    { 'en-ca': null },
  ])('takes nothing from %j [SHL-09]', (raw) => {
    expect(givenOffices(raw)).toEqual({});
  });

  everyRow(['javascript:alert(1)', '//evil.example/', 'data:text/html,x', 7, 'https://user@evil.example/'])(
    'follows no link %j, and keeps the rest [SHL-09]',
    (href) => {
      expect(givenOffices({ 'en-ca': { href, phone: '+1 866 555 0177' } })).toEqual({
        'en-ca': { href: undefined, phone: '+1 866 555 0177' },
      });
    },
  );

  it('leaves out a number that is none, whatever the case of the locale [SHL-09]', () => {
    expect(
      givenOffices({
        'EN-GB': { href: 'https://shop.example.co.uk/', phone: 7, email: ' ' },
        'nl-nl': { phone: '1'.repeat(101) },
      }),
    ).toEqual({ 'en-gb': { href: 'https://shop.example.co.uk/' }, 'nl-nl': {} });
  });

  it('reads the text of the attribute too [SHL-09]', () => {
    expect(givenOffices('{"en-ca": {"phone": "1"}}')).toEqual({ 'en-ca': { phone: '1' } });
  });
});

it('has every regional site once [SHL-03 part] [SHL-09]', () => {
  const shown = regions.flatMap(([, locales]) => [...locales]).toSorted();
  expect(shown).toEqual(localeTable.map(({ locale }) => locale).toSorted());
});
