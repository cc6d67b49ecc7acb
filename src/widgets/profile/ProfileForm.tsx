import { useState } from 'react';
import { defaultCountry } from '../../api/address/address-help.ts';
import { NOBODY, type Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import { queryClient } from '../../api/query.ts';
import { changeProfileMutation, profileQuery, type Profile } from '../../api/user/profile.queries.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from '../kit/forms/messages/en.json';
import { EditPage } from '../kit/page/EditPage.tsx';
import { Facts } from '../kit/page/Facts.tsx';
import type { Heading } from '../kit/page/page-read.ts';
import { useSavedHere } from '../kit/page/useSavedHere.tsx';
import { TextField } from '../kit/ui/TextField.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import type shared from './messages/en.json';
import * as v from 'valibot';
import { personFaults, type PersonFault } from '../../api/address/person.rules.ts';
import { mendName, mendText } from '../../api/address/mend-text.rules.ts';
import { mendPhone, phoneFault } from '../../api/address/phone.rules.ts';
import { messageWith } from '../kit/forms/field-faults.ts';
import type { FormSchema } from '../kit/forms/schema-resolver.ts';

type ProfileFormProps = {
  of: Customer | undefined;
  heading: Heading;
  profile: Profile;
  showsUserName: boolean;
};

/** Shows what a customer signs in with, and their names and telephone number in a form. Source: ACC-03 a, d. */
export const ProfileForm = ({ of, heading, profile, showsUserName }: ProfileFormProps) => {
  const t = useWords<typeof shared>();
  const optional = useWords<typeof en>()('kit.forms.optional');
  const { config, row } = runtime();
  const { saves, page } = useSavedHere(t('profile.saved'));
  const { mutateAsync } = useCustomerMutation(changeProfileMutation(of ?? NOBODY));
  const labelOf = (field: string): string => t(`profile.${field as keyof ProfileValues}`);
  const [schema] = useState(() =>
    profileSchema(defaultCountry(config.settings) ?? row.tag.slice(-2).toUpperCase(), labelOf),
  );
  const { email, userName, version } = profile;
  return (
    <EditPage
      key={saves}
      {...{ t, heading, schema, labelOf, version }}
      {...page}
      name="profile"
      customersOwn="profile"
      title={t('profile.heading')}
      list={hasStorePages() ? storeLink('myAccount', {}) : undefined}
      start={startOf(profile)}
      save={(change, seen) => mutateAsync({ change, version: seen })}
      readAgain={async () => {
        const now = await queryClient().fetchQuery(profileQuery(of));
        return { start: startOf(now), version: now.version };
      }}
      saveLabel={t('profile.save')}
    >
      {({ field }) => (
        <>
          <Facts
            className="facts profile-facts"
            facts={[
              [
                t('profile.email'),
                email && (
                  <>
                    <bdi>{email}</bdi>
                    <span className="small quiet">{t('profile.emailFixed')}</span>
                  </>
                ),
              ],
              [t('profile.userName'), showsUserName && userName],
            ]}
          />
          <TextField
            className="field-half"
            label={t('profile.firstName')}
            autoComplete="given-name"
            {...field('firstName')}
          />
          <TextField
            className="field-half"
            label={t('profile.lastName')}
            autoComplete="family-name"
            {...field('lastName')}
          />
          {config.commerceExtensions && (
            <TextField
              label={t('profile.phone')}
              labelNote={optional}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              inputClassName="num"
              {...field('phone')}
            />
          )}
        </>
      )}
    </EditPage>
  );
};

/** What a customer can change about themselves. */
export type ProfileValues = { firstName: string; lastName: string; phone: string };

const startOf = ({ firstName = '', lastName = '', phone = '' }: Profile): ProfileValues => ({
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

/** Returns the schema of the form. A number without a calling code belongs to `country`. Source: ACC-03 a, CHK-20 f. */
const profileSchema = (
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
