import { describe, expect, it } from 'vitest';
import { listQualifiedUsers } from '../../src/api/account/qualified-user.contract.ts';
import * as contract from '../../src/api/qualification/qualification.contract.ts';
import { customer, EXTENDED_SETUPS, occ, parsed, refusal, type Customer } from './checkout-setup.ts';

const LICENSE = {
  title: 'Psychologist license',
  issuer: 'Ohio Board of Psychology',
  country: 'US',
  issued: '2024-01-31',
};
const overview = async (one: Customer) =>
  parsed(contract.readQualifications, await one.ask('GET', '/qualifications'));
const listed = async (one: Customer, type: string) =>
  parsed(contract.listQualifications, await one.ask('GET', `/qualifications/${type}`)).qualifications;
const added = async (one: Customer, body: object = LICENSE) =>
  parsed(contract.addQualification, await one.ask('POST', '/qualifications/license', { body }));
const levelAtCheckout = async (one: Customer, user: string) =>
  parsed(listQualifiedUsers, await one.ask('GET', `/accounts/personal-${user}/qualifiedusers`))
    .qualifiedUsers[0]?.level;

describe.each(EXTENDED_SETUPS)('qualifications, $store', (setup) => {
  it('are told to their customer alone, by every route [ACC-04 a]', async () => {
    const api = occ(setup);
    const mine = await added(customer(api, 'user-mara'));
    const eve = customer(api, 'user-ada');
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        refusal(
          await eve.ask(method, `/qualifications/license/${mine.id}`, method === 'PATCH' ? { body: {} } : {}),
        ),
      ).toBe('404 UnknownIdentifierError');
    expect(refusal(await api.ask('GET', '/users/user-mara/qualifications/license'))).toBe(
      '401 UnauthorizedError',
    );
    expect(
      refusal(await customer(api, 'user-mara').ask('GET', `/qualifications/degree/${mine.id}`)),
      'a route of another type',
    ).toBe('404 UnknownIdentifierError');
  });

  it('refuse each wrong field by its name [ACC-04 c]', async () => {
    const mara = customer(occ(setup), 'user-mara');
    const wrong: [object, string][] = [
      [{ title: '  ' }, 'title'],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ issuer: '' }, 'issuer'],
      [{ number: '1'.repeat(51) }, 'number'],
      [{ country: 'Austria' }, 'country'],
      [{ note: 'x'.repeat(501) }, 'note'],
      [{ issued: '2027-03-02' }, 'issued'],
      [{ issued: '2027-02-30' }, 'issued'],
      [{ expires: '2024-01-31' }, 'expires'],
    ];
    for (const [field, subject] of wrong) {
      const { status, json } = await mara.ask('POST', '/qualifications/license', {
        body: { ...LICENSE, ...field },
      });
      const { errors } = json as { errors: { subject: string }[] };
      expect([status, errors[0]?.subject], JSON.stringify(field)).toEqual([400, subject]);
    }
    expect(await listed(mara, 'license')).toEqual([]);
  });

  it('wait for their review beside an approved entry, which keeps its level [ACC-04 d]', async () => {
    const abel = customer(occ(setup), 'user-abel');
    const [degree] = await listed(abel, 'degree');
    const changed = parsed(
      contract.changeQualification,
      await abel.ask('PATCH', `/qualifications/degree/${degree!.id}`, {
        body: { number: 'D-1', issued: null },
        headers: { 'If-Match': degree!.version! },
      }),
    );
    expect(changed).toMatchObject({ state: 'PENDING', number: 'D-1', title: degree!.title });
    expect(changed).not.toHaveProperty('issued');
    expect((await listed(abel, 'degree')).map(({ state, level }) => [state, level])).toEqual([
      ['APPROVED', 'AB'],
      ['PENDING', undefined],
    ]);
    expect(await overview(abel)).toMatchObject({ level: 'AB', types: [{ type: 'degree', count: 2 }] });
  });

  it('refuse a change of an older version, and change an entry that waits in its place [ACC-03 d] [ACC-04 d]', async () => {
    const mara = customer(occ(setup), 'user-mara');
    const { id, version } = await added(mara);
    const change = (title: string) =>
      mara.ask('PATCH', `/qualifications/license/${id}`, {
        body: { title },
        headers: { 'If-Match': version! },
      });
    expect((await change('First')).status).toBe(200);
    expect(refusal(await change('Second'))).toBe(`412 PreconditionFailedError modified ${id}`);
    expect((await listed(mara, 'license')).map(({ title }) => title)).toEqual(['First']);
  });

  it('say what is lost by deleting the one that gives the level, and the checkout then has the lower one [ACC-04 d] [CHK-03 g]', async () => {
    const vera = customer(occ(setup), 'user-vera');
    const [over, valid] = await listed(vera, 'license');
    expect([valid!.state, valid!.levelWithout, over!.state, over!.levelWithout]).toEqual([
      'APPROVED',
      'AB',
      'EXPIRED',
      undefined,
    ]);
    expect(await levelAtCheckout(vera, 'user-vera')).toBe('ABC');
    await vera.ask('DELETE', `/qualifications/license/${valid!.id}`);
    expect((await overview(vera)).level).toBe('AB');
    expect(await levelAtCheckout(vera, 'user-vera')).toBe('AB');
    expect((await listed(vera, 'degree'))[0]!.levelWithout).toBe('NONE');
  });
});
