import { get, set, type FieldValues } from 'react-hook-form';
import { keepFields, keptFields, type FormDraft } from './kept-fields.ts';

/** The draft of a form: the fields that are named, and of those no number of a card. Source: SEC-04, LEAD-03. */
export const draftOf = (owner: string, values: FieldValues, keeps: readonly string[]): FormDraft =>
  keepFields(
    owner,
    keeps.map((name) => [name, get(values, name) as unknown]),
  );

/** The values of a draft as a form takes them: those of its fields, where the draft is the owner's; else undefined. */
export const draftValues = (
  raw: unknown,
  owner: string,
  keeps: readonly string[],
): FieldValues | undefined => {
  const taken: FieldValues = {};
  for (const [name, value] of keptFields(raw, owner, keeps)) set(taken, name, value);
  return Object.keys(taken).length > 0 ? taken : undefined;
};
