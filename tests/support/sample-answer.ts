import { is, type GenericSchema } from 'valibot';

/** The parts of a schema that this file reads. */
type Parts = GenericSchema & {
  entries?: Record<string, Parts>;
  wrapped?: Parts;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => Parts;
};

const TEXTS = [
  'a1',
  '2027-03-01T12:15:00.000Z',
  '2027-03-01',
  'US',
  'USD',
  'en',
  'a@example.com',
  '12',
  '/a',
];
const OMITTED = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable']);

/** Returns the smallest answer that a schema allows: no optional fields, empty lists. Throws if it can't make one. */
export const sampleAnswer = (schema: GenericSchema): unknown => {
  const value = leastOf(schema as Parts);
  if (!is(schema, value)) throw new Error(`No sample of a ${schema.type}: ${JSON.stringify(value)}`);
  return value;
};

const leastOf = (schema: Parts): unknown => {
  if (OMITTED.has(schema.type)) return undefined;
  if (schema.entries) return leastObject(schema.entries);
  if (schema.wrapped) return leastOf(schema.wrapped);
  if (schema.getter) return leastOf(schema.getter(undefined));
  switch (schema.type) {
    case 'array':
      return [];
    case 'record':
      return {};
    case 'boolean':
      return true;
    case 'literal':
      return schema.literal;
    case 'picklist':
      return schema.options?.[0];
    case 'union':
    case 'variant':
      return schema.options?.map((option) => leastOf(option as Parts)).find((one) => is(schema, one));
    default:
      return [undefined, 1, ...TEXTS].find((one) => is(schema, one));
  }
};

const leastObject = (entries: Record<string, Parts>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, { type }]) => !OMITTED.has(type))
      .map(([name, entry]) => [name, leastOf(entry)]),
  );
