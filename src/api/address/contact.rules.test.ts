import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { CONTACT_COUNTRY, contactFaults, mendContact, type ContactValues } from './contact.rules.ts';
import { callingCodes } from './phone.rules.ts';

const ana: ContactValues = {
  firstName: 'Ana',
  lastName: "O'Neil-Martin",
  email: 'ana@example.org',
  phone: '(202) 555-0117',
  country: CONTACT_COUNTRY,
};
const faults = (changed: Partial<ContactValues>) =>
  contactFaults(mendContact({ ...ana, ...changed })).map(({ field, code }) => `${field} ${code}`);

describe('a contact', () => {
  it('begins with the United States and their code [TRN-04]', () => {
    expect(callingCodes.find(({ country }) => country === CONTACT_COUNTRY)?.calling).toBe('1');
  });

  everyRow([
    [{}, []],
    [
      { firstName: '', lastName: ' ', email: '', phone: '' },
      ['firstName required', 'lastName required', 'email required', 'phone required'],
    ],
    [{ firstName: 'Tomás' }, []],
    [{ firstName: 'Ирина', lastName: 'O’Brien-Desrochers' }, []],
    [{ firstName: 'Ana@' }, ['firstName name']],
    [{ lastName: 'Martin 2' }, ['lastName name']],
    [{ firstName: 'a'.repeat(61) }, ['firstName long']],
    [{ email: `${'a'.repeat(53)}@example.org` }, ['email long']],
    [{ email: `${'a'.repeat(52)}@example.org` }, []],
    [{ email: 'ana' }, ['email email']],
    [{ email: 'ana@example' }, ['email email']],
    [{ email: 'ana@@example.org' }, ['email email']],
    [{ email: ' ana@example.org\u200B\n' }, []],
    [{ email: 'mailto:ana@example.org' }, []],
    [{ phone: '+1 202 55' }, ['phone phoneShort']],
    [{ phone: 'none' }, ['phone phone']],
    [{ phone: '6123 4567', country: 'SG' }, []],
    [{ phone: '1123 4567', country: 'SG' }, ['phone phone']],
  ])('that has %j: %j [TRN-04]', (changed, wrong) => {
    expect(faults(changed)).toEqual(wrong);
  });
});

describe('an extension behind the number of a contact', () => {
  everyRow([
    ['(202) 555-0117 ext. 12', '+1 202 555 0117 ext. 12'],
    ['(202) 555-0117 ext 12', '+1 202 555 0117 ext 12'],
    ['202-555-0117, Extension 4021', '+1 202 555 0117 Extension 4021'],
    ['202 555 0117x12', '+1 202 555 0117 x12'],
    ['202 555 0117 x 12', '+1 202 555 0117 x 12'],
    ['+1 514 555 0117 poste 12', '+1 514 555 0117 poste 12'],
    ['202 555 0117 #12', '+1 202 555 0117 #12'],
    ['202 555 0117 extensión 12', '+1 202 555 0117 extensión 12'],
    ['202 555 0117 toestel 12', '+1 202 555 0117 toestel 12'],
  ])('is kept as it is written: %s [TRN-04]', (phone, kept) => {
    const mended = mendContact({ ...ana, phone });
    expect(mended.phone).toBe(kept);
    expect(contactFaults(mended)).toEqual([]);
    expect(mendContact(mended)).toEqual(mended);
  });

  everyRow([
    ['ext. 12', ['phone phone']],
    ['202 555 ext. 12', ['phone phoneShort']],
    ['202 555 0117 room 12', ['phone phone']],
    ['202 555 0117 ext.', ['phone phone']],
  ])('does not make a number of %j: %j [TRN-04]', (phone, wrong) => {
    expect(faults({ phone })).toEqual(wrong);
  });
});
