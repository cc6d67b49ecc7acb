import * as v from 'valibot';
import { personFaults, type PersonFault } from '../../api/address/person.rules.ts';
import { mendName, mendText } from '../../api/address/mend-text.rules.ts';
import { mendPhone, phoneFault } from '../../api/address/phone.rules.ts';
import type { Profile } from '../../api/user/profile.queries.ts';
import { messageWith } from '../kit/forms/field-words.ts';
import type { FormSchema } from '../kit/forms/schema-resolver.ts';

/** What a customer can change about themselves. */
export type ProfileValues = { firstName: string; lastName: string; phone: string };

/** Returns what the form begins with. */
export const startOf = ({ firstName = '', lastName = '', phone = '' }: Profile): ProfileValues => ({
  firstName,
  lastName,
  phone,
});

const messageOf = (fault: PersonFault, label: (field: string) => string): string => {
  if (fault.code === 'required') return `profile.needed.${fault.field}`;
  return fault.code === 'long'
    ? messageWith('profile.long', { field: label(fault.field), limit: fault.limit })
    : 'profile.letters';
};

/**
 * Returns the schema of the form. Names are written in letters of any alphabet; the telephone number may be left empty. A
 * number without a calling code belongs to `country`. Source: ACC-03 a, CHK-20 f.
 */
export const profileSchema = (
  country: string,
  label: (field: string) => string,
): FormSchema<ProfileValues, ProfileValues> =>
  v.pipe(
    v.object({ firstName: v.string(), lastName: v.string(), phone: v.string() }),
    v.transform(({ firstName, lastName, phone }) => ({
      firstName: mendName(firstName),
      lastName: mendName(lastName),
      phone: mendText(phone) && mendPhone(phone, country),
    })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const tell = (field: keyof ProfileValues, message: string): void =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key: field, value: value[field] }],
        });
      for (const fault of personFaults({ ...value, email: '' }))
        if (fault.field !== 'email') tell(fault.field, messageOf(fault, label));
      const code = value.phone === '' ? undefined : phoneFault(value.phone, country);
      if (code) tell('phone', code === 'phone' ? 'profile.phoneFault' : 'profile.phoneShort');
    }),
  );
