import { describe, expect, it } from 'vitest';
import { readPreferences } from '../../src/api/preferences/preferences.contract.ts';
import { customer, EXTENDED_SETUPS, occ, parsed, refusal } from './checkout-setup.ts';

describe.each(EXTENDED_SETUPS)('preferences, $store', (setup) => {
  it('are off for marketing until switched on, and keep what a change does not name [ACC-03 c]', async () => {
    const api = occ(setup);
    const mara = customer(api, 'user-mara');
    const read = async () => parsed(readPreferences, await mara.ask('GET', '/preferences'));
    const first = { orderEmails: true, quoteEmails: true, marketing: false };
    expect(await read()).toEqual({ ...first, version: '1' });
    await mara.ask('PATCH', '/preferences', { body: { defaultAccountId: 'org-4410', orderEmails: false } });
    await mara.ask('PATCH', '/preferences', { body: { marketing: true } });
    const now = { orderEmails: false, quoteEmails: true, marketing: true };
    expect(await read()).toEqual({ ...now, defaultAccountId: 'org-4410', version: '3' });
    await mara.ask('PATCH', '/preferences', { body: { defaultAccountId: null } });
    expect(await read()).toEqual({ ...now, version: '4' });
    expect((await customer(api, 'user-ada').ask('GET', '/preferences')).json).toMatchObject(first);
  });

  it('refuse another’s account, an older version and who is not their customer [ACC-03 c,d]', async () => {
    const api = occ(setup);
    const ada = customer(api, 'user-ada');
    const change = (body: object, version = '1') =>
      ada.ask('PATCH', '/preferences', { body, headers: { 'If-Match': version } });
    expect(refusal(await change({ defaultAccountId: 'org-4410' }))).toBe('400 UnknownIdentifierError');
    expect((await change({ marketing: true })).status).toBe(200);
    expect(refusal(await change({ marketing: false }))).toBe('412 PreconditionFailedError modified user-ada');
    expect(refusal(await api.ask('GET', '/users/user-ada/preferences'))).toBe('401 UnauthorizedError');
  });
});
