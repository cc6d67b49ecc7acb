import { set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** The schema of a form: what is typed comes in, what is sent comes out. Its messages are keys of the catalogue. */
export type FormSchema<Values extends FieldValues = FieldValues, Sent = unknown> = GenericSchema<
  Values,
  Sent
>;

/**
 * Lets react-hook-form ask a valibot schema: the first fault of each field, its message's key in `message`, and what the rule
 * asked for in `types.limit`, for a message that takes `{limit}`. A fault of the whole is one of no field, and no answer: a
 * schema forwards it to the field that mends it.
 */
export const schemaResolver =
  <Values extends FieldValues, Sent>(
    schema: FormSchema<Values, Sent>,
  ): Resolver<Values, unknown, Sent & FieldValues> =>
  (values) => {
    const parsed = safeParse(schema, emptyForNull(values));
    if (parsed.success) return { values: parsed.output as Sent & FieldValues, errors: {} };
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    for (const issue of parsed.issues) {
      const name = getDotPath(issue);
      if (name === null) throw new Error(`A form's schema has a fault of no field: ${issue.message}`);
      if (told.has(name)) continue;
      told.add(name);
      const { requirement } = issue;
      const limit = typeof requirement === 'number' ? { types: { limit: String(requirement) } } : {};
      set(errors, name, { type: issue.type, message: issue.message, ...limit } satisfies FieldError);
    }
    return { values: {}, errors };
  };

/** react-hook-form reads null where no radio button of a group is chosen; a schema takes '' for what is empty. */
const emptyForNull = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? '' : (value as unknown)]),
  );
