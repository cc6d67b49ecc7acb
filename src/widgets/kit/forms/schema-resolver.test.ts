import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { mendedValues, schemaResolver } from './schema-resolver.ts';

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('a.needed'), v.maxLength(5, 'a.long')),
    within: v.object({ code: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]+$/, 'a.code')) }),
    again: v.string(),
  }),
  v.forward(
    v.check(({ name, again }) => again === '' || name === again, 'a.different'),
    ['again'],
  ),
);

const asked = (values: v.InferInput<typeof schema>) =>
  schemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('schemaResolver', () => {
  everyRow([
    [
      'nothing typed',
      { name: '', within: { code: 'a' }, again: '' },
      { name: { type: 'non_empty', message: 'a.needed' } },
    ],
    [
      'spaces alone',
      { name: '  ', within: { code: 'a' }, again: '' },
      { name: { type: 'non_empty', message: 'a.needed' } },
    ],
    [
      'no radio button chosen, which react-hook-form reads as null',
      { name: null as unknown as string, within: { code: 'a' }, again: '' },
      { name: { type: 'non_empty', message: 'a.needed' } },
    ],
    [
      'a limit',
      { name: 'abcdef', within: { code: 'a' }, again: '' },
      { name: { type: 'max_length', message: 'a.long', types: { limit: '5' } } },
    ],
    [
      'a field within',
      { name: 'a', within: { code: '1' }, again: '' },
      { within: { code: { type: 'regex', message: 'a.code' } } },
    ],
    [
      'a rule between fields',
      { name: 'a', within: { code: 'a' }, again: 'b' },
      { again: { type: 'check', message: 'a.different' } },
    ],
  ])('tells the first fault of each field by its key: %s', async (_what, values, errors) => {
    expect(await asked(values)).toEqual({ values: {}, errors });
  });

  it('gives what the schema makes of values that fit', async () => {
    expect(await asked({ name: ' a ', within: { code: 'x' }, again: '' })).toEqual({
      values: { name: 'a', within: { code: 'X' }, again: '' },
      errors: {},
    });
  });

  it('throws for a fault of no field, which nobody could mend', () => {
    const whole = v.pipe(
      v.object({ a: v.string() }),
      v.check(() => false, 'a.whole'),
    );
    expect(() =>
      schemaResolver(whole)({ a: '' }, undefined, { fields: {}, shouldUseNativeValidation: false }),
    ).toThrow('a.whole');
  });
});

describe('mendedValues', () => {
  const names = ['name', 'within.code', 'again'];
  everyRow([
    [
      'what changed',
      { name: 'a', within: { code: 'x' }, again: '' },
      [{ name: 'within.code', value: 'X', isTold: true }],
    ],
    [
      'spaces, which nobody has to hear of',
      { name: ' a ', within: { code: 'X' }, again: '' },
      [{ name: 'name', value: 'a', isTold: false }],
    ],
    ['nothing of a field with a fault', { name: 'a', within: { code: 'x1' }, again: '' }, []],
    [
      'a field beside one with a fault',
      { name: '', within: { code: 'x' }, again: '' },
      [{ name: 'within.code', value: 'X', isTold: true }],
    ],
    ['nothing that fits as it is', { name: 'a', within: { code: 'X' }, again: '' }, []],
  ])('has %s', (_what, values, mended) => {
    expect(mendedValues(schema, values, names)).toEqual(mended);
  });

  it('has only the fields that are asked for', () => {
    expect(mendedValues(schema, { name: ' a ', within: { code: 'x' }, again: '' }, ['name'])).toHaveLength(1);
  });
});
