import { get, type FieldValues } from 'react-hook-form';
import { getDotPath, safeParse } from 'valibot';
import type { FormSchema } from './schema-resolver.ts';

export type Mended = {
  name: string;
  value: string;
  /** More than spaces around it changed. */ isTold: boolean;
};

/**
 * What the schema makes of texts that it takes: `m5v3l9` is `M5V 3L9`. A schema changes only what can be meant in one way;
 * where it is in doubt it reports a fault. Fields with a fault stay as they were typed.
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
