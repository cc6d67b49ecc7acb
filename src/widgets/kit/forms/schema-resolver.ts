import {
  set,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  get,
} from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** The schema of a form. Its input is what is typed, its output what is sent. Its messages are keys of the catalogue. */
export type FormSchema<Values extends FieldValues = FieldValues, Sent = unknown> = GenericSchema<
  Values,
  Sent
>;

/**
 * Returns a resolver by which react-hook-form validates with a valibot schema. It reports the first error of each
 * field: the message key in `message`, and the rule's requirement in `types.limit`, for a message with `{limit}`. Every
 * issue must belong to a field; a schema forwards an issue of the whole form to the field that can fix it.
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

/** Replaces null by ''. react-hook-form gives null if no radio button of a group is chosen, but a schema expects ''. */
const emptyForNull = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? '' : (value as unknown)]),
  );

export type Mended = {
  name: string;
  value: string;
  /** Whether more than the surrounding spaces changed. */ isTold: boolean;
};

/**
 * Returns the texts that the schema corrects, such as `m5v3l9` to `M5V 3L9`. A schema corrects only what can have one
 * meaning; in doubt it reports an error. Fields with an error stay as they were typed.
 */
export const mendedValues = (
  schema: FormSchema,
  values: FieldValues,
  names: readonly string[],
): readonly Mended[] => {
  const { output, issues = [] } = safeParse(schema, values);
  const faulty = new Set(issues.map((issue) => getDotPath(issue)));
  return names.flatMap((name) => {
    const [typed, value]: unknown[] = [get(values, name), get(output, name)];
    const isMended =
      typeof typed === 'string' && typeof value === 'string' && typed !== value && !faulty.has(name);
    return isMended ? [{ name, value, isTold: typed.trim() !== value }] : [];
  });
};
