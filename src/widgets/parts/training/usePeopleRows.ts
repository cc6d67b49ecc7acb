import type { FieldPath } from 'react-hook-form';
import type { PersonValues } from '../../../api/address/person.rules.ts';
import { NOBODY } from '../../../api/training/participants.ts';
import { fieldFaults } from '../../kit/forms/field-faults.ts';
import type { SchemaFormControls } from '../../kit/forms/useSchemaForm.ts';
import type { PeopleValues } from './people-schema.ts';

/** Adds and removes the rows of participants in their form, by the form's values alone. */
export const usePeopleRows = ({ form, focus }: SchemaFormControls<PeopleValues, PeopleValues>) => {
  const people = form.watch('people');
  const put = (rows: readonly PersonValues[]) =>
    form.setValue('people', rows.length > 0 ? [...rows] : [NOBODY], { shouldDirty: true });
  // The row must be drawn first.
  const focusSoon = (name: string) => requestAnimationFrame(() => focus(name));

  /** Removes a row. Errors stay with their rows, which move up. */
  const remove = (row: number) => {
    const faulty = fieldFaults(form.formState.errors).map(({ name }) => name.split('.'));
    form.clearErrors('people');
    put(people.filter((_, place) => place !== row));
    const moved = faulty
      .filter(([, at]) => Number(at) !== row)
      .map(([list, at, column]) => `${list}.${Number(at) > row ? Number(at) - 1 : at}.${column}`);
    if (moved.length > 0) void form.trigger(moved as FieldPath<PeopleValues>[]);
    focusSoon(`people.${Math.max(0, Math.min(row, people.length - 2))}.firstName`);
  };
  const add = () => {
    put([...people, NOBODY]);
    focusSoon(`people.${people.length}.firstName`);
  };
  return { people, put, add, remove, focusSoon };
};
