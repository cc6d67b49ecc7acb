import { get, set, type FieldValues } from 'react-hook-form';
import { keepFields, keptFields, type FormDraft } from './kept-fields.ts';

/** Returns the draft of a form: the fields named in `keeps`, except card numbers. Source: SEC-04, LEAD-03. */
export const draftOf = (owner: string, values: FieldValues, keeps: readonly string[]): FormDraft =>
  keepFields(
    owner,
    keeps.map((name) => [name, get(values, name) as unknown]),
  );

/**
 * Returns the values of a draft as a form takes them, limited to the fields in `keeps`. Undefined if the draft belongs
 * to another owner or has none of these fields.
 */
export const draftValues = (
  raw: unknown,
  owner: string,
  keeps: readonly string[],
): FieldValues | undefined => {
  const taken: FieldValues = {};
  for (const [name, value] of keptFields(raw, owner, keeps)) set(taken, name, value);
  return Object.keys(taken).length > 0 ? taken : undefined;
};
