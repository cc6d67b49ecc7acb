import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { FLAG_WORDS } from '../../../demo-host/pages/flag-words.ts';
import { flagTable } from './flag-table.ts';

/** The flags that change something that shoppers see. */
const EXIST = [
  'accountQualifications',
  'addressBook',
  'addressLine3',
  'addressValidation',
  'bankTransfer',
  'checkoutRecaptcha',
  'checkoutRetry',
  'editableTemplates',
  'orderHistory',
  'organisationDiscount',
  'productImages',
  'quickOrderRows',
  'quotePdfUpgrade',
  'ssoShowUserName',
  'thirdPartyProgram',
  'upc',
  'vat',
];

/** The flags that no widget reads. The services have settings of their own for these. */
const OF_SERVICES = ['ofacScreening', 'poThreshold'];

/** The flags whose feature does not exist yet. */
const WAIT: readonly string[] = [];

const isKey = (name: string): boolean => Object.hasOwn(flagTable, name);

/**
 * Returns the flags that a source reads: by `useFlag('key')`, by the checkout's frozen `flag('key')`, or from flags that
 * were passed on.
 */
const keysIn = (text: string): string[] => {
  const read = [
    ...text.matchAll(/\b(?:useFlag|flag)\(\s*'(\w+)'/g),
    ...text.matchAll(/\bflags\??\.(\w+)/g),
    ...text.matchAll(/\bflags\[\s*'(\w+)'/g),
  ].map(([, key = '']) => key);
  const taken = [...text.matchAll(/\{([^{}]*)\}\s*=\s*(?:use)?[Ff]lags\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]!.trim()),
  );
  return [...read, ...taken].filter(isKey);
};

/** Returns the flags that the widgets and their resources read. */
const asked = (): string[] => {
  const sources = ['src/widgets', 'src/api'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return [...new Set(sources.flatMap(keysIn))].toSorted((one, other) => one.localeCompare(other));
};

everyRow([
  [`const isOn = useFlag('vat');`, ['vat']],
  [`line3={flag('addressLine3')}`, ['addressLine3']],
  [`placing.press({ proves: flag(\n'checkoutRecaptcha') })`, ['checkoutRecaptcha']],
  [`flags.orderHistory ? flags.addressBook : flags?.upc`, ['orderHistory', 'addressBook', 'upc']],
  [`flags['vat']`, ['vat']],
  [`const { vat, upc: hasUpc } = flags;`, ['vat', 'upc']],
  [`callback.flag('required'); flags.has('vat')`, []],
])('sees that %s reads %j (planted) [FLG-01]', (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

it('lists the flags whose features exist: the ones that a widget asks for [FLG-01]', () => {
  expect(asked()).toEqual(EXIST);
});

it('lists the flags that services decide, or that wait for their feature: all others [FLG-01]', () => {
  expect(
    Object.keys(flagTable)
      .filter((key) => !EXIST.includes(key))
      .toSorted(),
  ).toEqual([...OF_SERVICES, ...WAIT].toSorted());
});

it('says on the demo’s page of each flag whether it waits [FLG-01]', () => {
  expect(
    FLAG_WORDS.filter(([, { waits }]) => waits)
      .map(([key]) => key)
      .toSorted(),
  ).toEqual(WAIT);
});
