import { useState } from 'react';
import * as v from 'valibot';
import {
  CONTACT_COUNTRY,
  contactFaults,
  mendContact,
  splitExtension,
  type ContactFault,
  type ContactValues,
} from '../../../api/address/contact.rules.ts';
import { mendText } from '../../../api/address/mend-text.rules.ts';
import { mendPerson } from '../../../api/address/person.rules.ts';
import { callingCodes } from '../../../api/address/phone.rules.ts';
import { countryName } from '../../../api/address/address-order.rules.ts';
import type { Training } from '../../../api/training/training.contract.ts';
import type { User } from '../../../core/store/core-state.ts';
import { countryOf } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { messageWith } from '../../kit/forms/field-faults.ts';
import { MendedField } from '../../kit/forms/MendedField.tsx';
import { PhoneField } from '../../kit/forms/PhoneField.tsx';
import { faultCheck } from '../../kit/forms/check-by-rule.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { splitCallingCode } from '../../kit/forms/split-calling-code.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import { personFaultWords } from './listed-words.ts';
import { PartActions } from './PartPieces.tsx';
import { type PartFormProps, usePartForm } from './usePartForm.ts';
import { personMessage } from './people-schema.ts';
import { useTrainingMessages } from './training-words.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'country', 'phone'] as const;
const PERSON = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
] as const;

const messageOf = (fault: ContactFault, country: string): string => {
  if (fault.field !== 'phone') return personMessage(fault);
  if (fault.code === 'required') return 'shared.training.needed.phone';
  const name = { country: countryName(country, runtime().row.tag) };
  return messageWith(
    fault.code === 'phone' ? 'shared.training.fault.phone' : 'shared.training.fault.phoneShort',
    name,
  );
};

/** The schema of the contact. While it is edited, the phone number stays in its country's own format. Source: TRN-04. */
const contactSchema = v.pipe(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    country: v.string(),
  }),
  v.transform((typed) => ({ ...typed, ...mendPerson(typed), phone: mendText(typed.phone) })),
  faultCheck((values) =>
    contactFaults(mendContact(values)).map((fault) => ({
      name: fault.field,
      message: messageOf(fault, values.country),
    })),
  ),
);

/** Returns the country of the site if its phone numbers are known, else the United States. Source: TRN-04. */
const firstCountry = (): string => {
  const country = countryOf(runtime().row.locale).toUpperCase();
  return callingCodes.some((one) => one.country === country) ? country : CONTACT_COUNTRY;
};

/** Returns the contact that the service has, else the customer's name and email from the profile. */
const startOf = (contact: Training['contact']): ContactValues => {
  if (!contact) {
    const { session } = runtime().registry.getSnapshot();
    const {
      firstName = '',
      lastName = '',
      email = '',
    }: Partial<User> = (session.status === 'signed-in' && session.user) || {};
    return { firstName, lastName, email, phone: '', country: firstCountry() };
  }
  const country = contact.country || firstCountry();
  const [number, extension] = splitExtension(contact.phone);
  const split = splitCallingCode(number, callingCodes, country);
  const phone = `${split?.number ?? number} ${extension}`.trim();
  return { ...contact, country: split?.country ?? country, phone };
};

/** Draws the form for the person to arrange the training with. Source: TRN-01 b, TRN-04. */
const ContactForm = (props: PartFormProps) => {
  const { line } = props;
  const t = useTrainingMessages();
  const [start] = useState(() => startOf(line.training?.contact));
  const { controls, send, actions } = usePartForm<ContactValues>(props, {
    schema: contactSchema,
    start,
    keeps: FIELDS,
    toChange: (sent) => ({ contact: mendContact(sent) }),
  });
  const { form, field } = controls;
  const values = form.watch();
  const faults = contactFaults(mendContact(values));
  const cleanedOf = (name: (typeof PERSON)[number][0]): string | undefined => {
    const fault = field(name).error ? faults.find((one) => one.field === name) : undefined;
    return fault && 'cleaned' in fault ? fault.cleaned : undefined;
  };
  const put = (name: keyof ContactValues, text: string) => {
    form.setValue(name, text, { shouldDirty: true });
    void form.trigger(name);
    controls.focus(name);
  };
  const named = {
    ...controls,
    listed: controls.listed.map((fault) => ({ ...fault, words: personFaultWords(t, fault) })),
  };
  const isPrefilled = !line.training?.contact && start.firstName !== '';
  return (
    <SchemaForm controls={named} onSend={send}>
      {isPrefilled && <p className="quiet">{t('shared.training.fromProfile')}</p>}
      {PERSON.map(([name, token]) => (
        <MendedField
          key={name}
          className={name === 'email' ? undefined : 'field-half'}
          cleaned={cleanedOf(name)}
          onUse={(cleaned) => put(name, cleaned)}
        >
          <TextField
            label={t(`shared.training.${name}`)}
            autoComplete={token}
            {...(name === 'email' && { type: 'email', inputMode: 'email' })}
            {...field(name)}
          />
        </MendedField>
      ))}
      <PhoneField
        label={t('shared.training.phone')}
        codes={callingCodes}
        country={field('country')}
        number={field('phone')}
        chosen={values.country}
        onSplit={({ country, number }) => {
          form.setValue('country', country, { shouldDirty: true });
          form.setValue('phone', number, { shouldDirty: true });
        }}
      />
      <PartActions {...props} {...actions} />
    </SchemaForm>
  );
};

export default ContactForm;
