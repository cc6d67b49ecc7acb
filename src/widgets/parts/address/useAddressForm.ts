import { useEffect, useState } from 'react';
import { addressValues } from '../../../api/address/address-body.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import {
  ADDRESS_DRAFT,
  ADDRESS_FIELDS,
  EMPTY_ADDRESS,
  type AddressField,
  type AddressValues,
} from '../../../api/address/address-fields.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import { useFormDraft, type DraftPlace } from '../../kit/forms/useFormDraft.ts';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { addressSchema, type AddressFormValues } from './address-schema.ts';
import type { AddressFormProps } from './AddressForm.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { AddressTerms } from '../../../api/address/address.rules.ts';

/** The country of a new address if the page names no other. Source: CHK-20 a. */
export const DEFAULT_COUNTRY = 'US';

const NO_DRAFT: DraftPlace = { read: () => undefined, write: () => undefined, remove: () => undefined };

/** The fields that only the shopper sets, whatever a suggestion contains. */
const WHOSE = ['firstName', 'lastName', 'phone'];

const placeOf = (address: Address): Partial<AddressValues> =>
  Object.fromEntries(
    Object.entries(addressValues(address)).filter(([field, value]) => value !== '' && !WHOSE.includes(field)),
  );

type Options = Pick<
  AddressFormProps,
  'countries' | 'defaultCountry' | 'start' | 'organization' | 'offersSaving' | 'draft' | 'onDirty'
>;

/** Holds a value that a form's schema reads at each validation, because it may change while the form is open. */
const held = <Value>(first: Value): { now: () => Value; set: (next: Value) => void } => {
  let value = first;
  return {
    now: () => value,
    set: (next) => {
      value = next;
    },
  };
};

/** Holds the state of an address form: its fields, its draft, and the values that came from the service. */
export const useAddressForm = (options: Options) => {
  const { countries, defaultCountry = DEFAULT_COUNTRY, start, organization, offersSaving, onDirty } = options;
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const [terms] = useState(() => held<AddressTerms>({ organization, countries, given: start }));
  const [schema] = useState(() => addressSchema(terms.now, { t, tag }));
  const [first] = useState<AddressFormValues>(() => ({
    ...EMPTY_ADDRESS,
    country: countries.includes(defaultCountry) ? defaultCountry : '',
    ...start,
    save: offersSaving,
  }));
  const controls = useSchemaForm({ schema, start: first });
  const { form } = controls;
  const { place = NO_DRAFT, owner = '' } = options.draft ?? {};
  useFormDraft(form, { place, owner, keeps: ADDRESS_DRAFT });
  useEffect(() => terms.set({ ...terms.now(), organization, countries }), [terms, organization, countries]);
  const { isDirty } = form.formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  return {
    controls,
    /** The terms by which the address is validated now. They change with each suggestion that is taken. */
    terms,
    /** Puts a place that the service knows into the fields. Returns the values that the fields then have. */
    take: (address: Address): AddressValues => {
      const known = placeOf(address);
      if (known.country && !countries.includes(known.country)) return form.getValues();
      const taken = { ...form.getValues(), ...(known.country && { region: '', postalCode: '' }), ...known };
      // What the service knows is not validated until it is edited (CHK-20 g).
      terms.set({ ...terms.now(), given: { ...terms.now().given, ...known } });
      for (const field of ADDRESS_FIELDS)
        if (taken[field] !== form.getValues(field)) form.setValue(field, taken[field], { shouldDirty: true });
      form.clearErrors(Object.keys(known) as AddressField[]);
      return taken;
    },
  };
};
