import type { AddressField, AddressValues } from '../../../api/address/address-fields.rules.ts';
import type { AddressTerms } from '../../../api/address/address.rules.ts';

/** What an address is judged by, while a form is open: it grows by each suggestion that is taken. */
export type HeldTerms = {
  now: () => AddressTerms;
  /** What the form's owner says by now. */
  set: (terms: Pick<AddressTerms, 'organization' | 'countries'>) => void;
  /** The service gave these: they are not judged until they are edited (CHK-20 g). */
  give: (values: Partial<AddressValues>) => void;
  /** The shopper keeps this postal code with its region. */
  keep: (values: AddressValues) => void;
  /** The service refused these: what it gave of them is judged after all. */
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
