import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import {
  flagDefaults,
  flagMocks,
  flagTable,
  isFlagKey,
  parseFlags,
  parseFlagValue,
  type FlagKey,
} from './flag-table.ts';

const mockQualifications = ['degree', 'certification', 'accredited-institution', 'organisation'];

/** The requirement's table: flag, default, value in mock mode. */
const required: [key: FlagKey, initial: unknown, mock: unknown][] = [
  ['addressLine3', false, true],
  ['upc', false, true],
  ['orderHistory', false, true],
  ['addressBook', false, true],
  ['vat', false, true],
  ['accountQualifications', [], mockQualifications],
  ['quotePdfUpgrade', true, true],
  ['addressValidation', false, true],
  ['ofacScreening', false, true],
  ['bankTransfer', false, true],
  ['thirdPartyProgram', false, true],
  ['quickOrderRows', {}, { min: 3, max: 25 }],
  ['productImages', false, true],
  ['organisationDiscount', false, true],
  ['ssoShowUserName', false, false],
  ['checkoutRecaptcha', false, true],
  ['editableTemplates', false, true],
  ['poThreshold', false, false],
  ['checkoutRetry', false, false],
];

const keys = required.map(([key]) => key);
const onOff = required.filter(([, initial]) => typeof initial === 'boolean');
const rubbish = [undefined, null, 'true', 'on', 1, 0, Number.NaN, '', 'false'];

describe('the flag table', () => {
  everyRow(onOff)('%s keeps its default for what is neither true nor false [FLG-01]', (key, initial) => {
    for (const raw of [...rubbish, {}, [], [true]]) expect(parseFlagValue(key, raw)).toBe(initial);
  });

  everyRow([...rubbish, 'degree', { 0: 'degree' }, { length: 1 }])(
    'qualifications stay without types for %j [FLG-01]',
    (raw) => {
      expect(parseFlagValue('accountQualifications', raw)).toEqual([]);
    },
  );

  everyRow([
    ...rubbish,
    [3, 25],
    { min: 0 },
    { min: -1 },
    { max: 0 },
    { min: 1.5 },
    { max: '25' },
    { min: null },
    { max: Infinity },
    { min: 5, max: 3 },
  ])('quick-order rows stay empty for %j [FLG-01]', (raw) => {
    expect(parseFlagValue('quickOrderRows', raw)).toEqual({});
  });

  it('takes nothing from a prototype, planted or inherited [FLG-01]', () => {
    const planted = JSON.parse('{"__proto__": {"vat": true, "min": 9}}') as unknown;
    expect(parseFlags(planted)).toEqual(flagDefaults());
    expect(parseFlags(Object.create({ vat: true }))).toEqual(flagDefaults());
    expect(parseFlagValue('quickOrderRows', planted)).toEqual({});
    expect(parseFlagValue('quickOrderRows', Object.create({ min: 9 }))).toEqual({});
    expect(['__proto__', 'constructor', 'toString', 'nope'].filter(isFlagKey)).toEqual([]);
  });

  it('holds exactly the flags of the requirement, defaults and mock mode alike [FLG-01]', () => {
    expect(Object.keys(flagTable).toSorted()).toEqual(keys.toSorted());
    expect(flagDefaults()).toEqual(Object.fromEntries(required.map(([key, initial]) => [key, initial])));
    expect(flagMocks()).toEqual(Object.fromEntries(required.map(([key, , mock]) => [key, mock])));
  });

  it('says of each flag what a shopper sees, each in its own words [FLG-01]', () => {
    const source = readFileSync(new URL('./flag-table.ts', import.meta.url), 'utf8');
    const effects = keys.map(
      (key) => new RegExp(`/\\*\\* ([A-Z][^*]{20,}\\.) \\*/\\n  ${key}\\b`).exec(source)?.[1],
    );
    expect(effects).not.toContain(undefined);
    expect(new Set(effects).size).toBe(required.length);
  });

  everyRow(onOff)('%s reads true and false [FLG-01]', (key) => {
    expect([parseFlagValue(key, true), parseFlagValue(key, false)]).toEqual([true, false]);
  });

  it('keeps the known types of qualifications, each once [FLG-01]', () => {
    const raw = ['license', 'driving', 'degree', 'degree', 7];
    expect(parseFlagValue('accountQualifications', raw)).toEqual(['license', 'degree']);
  });

  everyRow([
    [{}, {}],
    [{ min: 5 }, { min: 5 }],
    [{ max: 40 }, { max: 40 }],
    [
      { min: 3, max: 25, extra: 1 },
      { min: 3, max: 25 },
    ],
  ])('quick-order rows read %j as %j [FLG-01]', (raw, value) => {
    expect(parseFlagValue('quickOrderRows', raw)).toEqual(value);
  });

  it('reads its own defaults and mock values as what they are [FLG-01]', () => {
    expect(parseFlags(flagDefaults())).toEqual(flagDefaults());
    expect(parseFlags({ ...flagMocks(), unknown: 1 })).toEqual(flagMocks());
  });
});
