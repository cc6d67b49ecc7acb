import { get, set, type FieldValues } from 'react-hook-form';
import { isKept, keptFields } from './kept-fields.ts';

/** What is kept of a form that was not sent: whose it is, and the texts and ticks of its fields by their names. */
export type FormDraft = { owner: string; values: Readonly<Record<string, string | boolean>> };

/** The draft of a form: the fields that are named, and of those no number of a card. Source: SEC-04, LEAD-03. */
export const draftOf = (owner: string, values: FieldValues, keeps: readonly string[]): FormDraft => {
  const kept = keeps.map((name) => [name, get(values, name) as unknown] as const);
  return {
    owner,
    values: Object.fromEntries(
      kept.filter((entry): entry is readonly [string, string | boolean] => isKept(entry[1])),
    ),
  };
};

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
