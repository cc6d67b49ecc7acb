import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLAG_WORDS } from '../../../demo-host/pages/flag-words.ts';
import { flagTable } from './flag-table.ts';

/** Flags that change something a shopper sees today. */
const EXIST = [
  'accountQualifications',
  'addressBook',
  'editableTemplates',
  'orderHistory',
  'organisationDiscount',
  'productImages',
  'quickOrderRows',
  'ssoShowUserName',
  'upc',
  'vat',
];

/** Flags that are read and kept, and wait for their feature: address forms, account, quotes, checkout, header. */
const WAIT = [
  'addressLine3',
  'addressValidation',
  'bankTransfer',
  'checkoutRecaptcha',
  'checkoutRetry',
  'ofacScreening',
  'poThreshold',
  'quotePdfUpgrade',
  'thirdPartyProgram',
];

/** The flags that widgets ask for, by their source. */
const asked = (): string[] => {
  const files = readdirSync('src/widgets', { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src/widgets', file), 'utf8'));
  const keys = sources.flatMap((text) =>
    [...text.matchAll(/useFlag\('(\w+)'\)/g)].map(([, key = '']) => key),
  );
  return [...new Set(keys)].toSorted((one, other) => one.localeCompare(other));
};

it('lists the flags whose features exist: the ones that a widget asks for [FLG-01]', () => {
  expect(asked()).toEqual(EXIST);
});

it('lists the flags that wait for their feature: all others [FLG-01]', () => {
  expect(
    Object.keys(flagTable)
      .filter((key) => !EXIST.includes(key))
      .toSorted(),
  ).toEqual(WAIT);
});

it('says on the demo’s page of each flag whether it waits [FLG-01]', () => {
  expect(
    FLAG_WORDS.filter(([, { waits }]) => waits)
      .map(([key]) => key)
      .toSorted(),
  ).toEqual(WAIT);
});
