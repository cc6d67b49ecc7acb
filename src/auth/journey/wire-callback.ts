import * as v from 'valibot';
import type { WireCallback } from './wire-step.ts';

const LONGEST = 20_000;

/** Reads outputs by name. A missing output, or one of another type, counts as empty. */
const readerOf = ({ output = [] }: WireCallback) => {
  const value = (name: string): unknown => output.find((one) => one.name === name)?.value;
  const read = <S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> | undefined => {
    const { success, output: read } = v.safeParse(schema, given);
    return success ? read : undefined;
  };
  return {
    value,
    text: (name: string, longest = LONGEST): string =>
      (read(v.string(), value(name)) ?? '').slice(0, longest),
    flag: (name: string): boolean => read(v.boolean(), value(name)) ?? false,
    texts: (name: string): readonly string[] =>
      read(v.pipe(v.array(v.string()), v.maxLength(200)), value(name)) ?? [],
    /** Reads a whole number from 0 on. Some services send numbers as text. */
    count: (name: string): number => {
      const given = value(name);
      const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
      return read(v.pipe(v.number(), v.integer(), v.minValue(0)), number) ?? 0;
    },
  };
};

/** A callback to convert: its type, its outputs, and the setter of its inputs. */
export type Callback = ReturnType<typeof readerOf> & {
  type: string;
  /** The value of the first input. */
  given: unknown;
  /** Sets the first input, or the first whose name ends with `ending`. Does nothing if there is none. */
  fill: (value: unknown, ending?: string) => void;
};

export const openCallback = (wire: WireCallback): Callback => {
  const { type, input = [] } = wire;
  return {
    ...readerOf(wire),
    type,
    given: input[0]?.value,
    fill: (value, ending = '') => {
      const place = input.find(({ name }) => name.endsWith(ending));
      if (place) place.value = value;
    },
  };
};
