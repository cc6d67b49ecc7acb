import { describe, expect, it } from 'vitest';
import { localeRow, localeTable } from '../locale/locale-table.ts';
import { flagContext } from './start-flags.ts';

const row = localeRow('fr-ca');
const user = { id: 'u-7', firstName: 'Ada', lastName: 'Osei', email: 'ada@example.org' };

describe('for whom flags are decided', () => {
  it('is not said while the session is loading [FLG-02]', () => {
    expect(flagContext({ session: { status: 'loading' }, row, country: 'US' })).toBeUndefined();
  });

  it('is anonymous for nobody, and for a user whose id is not known [FLG-02]', () => {
    const anonymous = {
      kind: 'user',
      key: 'anonymous',
      anonymous: true,
      siteUid: 'caassessments',
      storeUid: 'caassessments',
      locale: 'fr-ca',
      country: 'CA',
    };
    expect(flagContext({ session: { status: 'anonymous' }, row })).toEqual(anonymous);
    expect(flagContext({ session: { status: 'signed-in', user: undefined }, row })).toEqual(anonymous);
    expect(flagContext({ session: { status: 'signed-in', user: { ...user, id: '' } }, row })).toEqual(
      anonymous,
    );
  });

  it('is the user’s id and nothing else of a person [FLG-02]', () => {
    const context = flagContext({ session: { status: 'signed-in', user }, row });
    expect(context).toMatchObject({ kind: 'user', key: 'u-7' });
    expect(context).not.toHaveProperty('anonymous');
    expect(JSON.stringify(context)).not.toMatch(/Ada|Osei|example/);
  });

  it('has the store of the setting and the country that is known, before the locale’s [FLG-02]', () => {
    const session = { status: 'anonymous' } as const;
    expect(flagContext({ session, row, storeUid: 'school', country: 'BE' })).toMatchObject({
      siteUid: 'caassessments',
      storeUid: 'school',
      country: 'BE',
    });
    const countries = localeTable.map((one) => flagContext({ session, row: one })?.country);
    expect(countries).toEqual(['US', 'CA', 'CA', 'GB', 'AU', 'NZ', 'JP', 'SG', 'NL', 'ES']);
  });
});
