import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

/** The error of one field, with the field's name in the form (`phone.number` for a nested field). */
export type FieldFault = { name: string; error: FieldError };

const isError = (value: object): value is FieldError => 'type' in value && typeof value.type === 'string';

/** Returns the errors of a form as a list, including those of nested fields. */
export const fieldFaults = (errors: FieldErrors<FieldValues>): readonly FieldFault[] => faultsIn(errors, '');

const faultsIn = (errors: object, before: string): readonly FieldFault[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = `${before}${key}`;
    return isError(value) ? [{ name, error: value }] : faultsIn(value, `${name}.`);
  });

/** Sorts the errors by the order of the fields on the page. Errors of names that are not fields of the form come last. */
export const inFieldOrder = (
  faults: readonly FieldFault[],
  names: readonly string[],
): readonly FieldFault[] => {
  const placeOf = ({ name }: FieldFault) => {
    const place = names.indexOf(name);
    return place === -1 ? names.length : place;
  };
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
};
