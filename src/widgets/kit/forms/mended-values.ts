import { get, type FieldValues } from 'react-hook-form';
import { getDotPath, safeParse } from 'valibot';
import type { FormSchema } from './schema-resolver.ts';

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
