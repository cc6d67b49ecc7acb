import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';

/** One field's fault, by its name in the form (`phone.number` for a field within). */
export type FieldFault = { name: string; error: FieldError };

const isError = (value: object): value is FieldError => 'type' in value && typeof value.type === 'string';

/** The faults of a form as a list, those of fields within fields too. */
export const fieldFaults = (errors: FieldErrors<FieldValues>): readonly FieldFault[] => faultsIn(errors, '');

const faultsIn = (errors: object, before: string): readonly FieldFault[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = `${before}${key}`;
    return isError(value) ? [{ name, error: value }] : faultsIn(value, `${name}.`);
  });

/** The same in the order of the fields on the page; what is no field of the form's comes last. */
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
