import type { AddressField, AddressValues } from '../../../api/address/address-fields.rules.ts';
import type { AddressTerms } from '../../../api/address/address.rules.ts';

/** The terms by which an address is validated while its form is open. They change with each suggestion that is taken. */
export type HeldTerms = {
  now: () => AddressTerms;
  /** Updates the terms that the form's parent sets. */
  set: (terms: Pick<AddressTerms, 'organization' | 'countries'>) => void;
  /** Adds values that came from the service. They are not validated until they are edited (CHK-20 g). */
  give: (values: Partial<AddressValues>) => void;
  /** Accepts this postal code with its region, because the shopper confirmed it. */
  keep: (values: AddressValues) => void;
  /** Validates these fields after all, because the service refused its own values. */
  judge: (fields: readonly AddressField[]) => void;
};

export const holdTerms = (first: AddressTerms): HeldTerms => {
  let terms = first;
  return {
    now: () => terms,
    set: (more) => {
      terms = { ...terms, ...more };
    },
    give: (values) => {
      terms = { ...terms, given: { ...terms.given, ...values } };
    },
    keep: ({ country, region, postalCode }) => {
      terms = { ...terms, kept: { country, region, postalCode } };
    },
    judge: (fields) => {
      const given = { ...terms.given };
      for (const field of fields) delete given[field];
      terms = { ...terms, given };
    },
  };
};
