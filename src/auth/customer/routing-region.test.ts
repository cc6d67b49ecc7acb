import * as v from 'valibot';
import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { localeTable } from '../../core/locale/locale-table.ts';
import { routingRegion } from './store.contract.ts';

everyRow([undefined, null, '', 'XX', 'us', '__proto__', 7, {}, ['EU']])(
  'the store’s answer %j is no routing region [LOC-05]',
  (answer) => {
    expect(v.safeParse(routingRegion.response, { routingRegion: answer }).success).toBe(false);
  },
);

it('each of the ten locales has the routing region that holds until the store says another [LOC-05]', () => {
  expect(Object.fromEntries(localeTable.map(({ locale, region }) => [locale, region]))).toEqual({
    'en-us': 'US',
    'en-ca': 'CA',
    'fr-ca': 'CA',
    'en-gb': 'EU',
    'en-au': 'AP',
    'en-nz': 'AP',
    'ja-jp': 'AP',
    'zh-sg': 'AP',
    'nl-nl': 'NL',
    'es-es': 'ES',
  });
  for (const { region } of localeTable)
    expect(v.parse(routingRegion.response, { routingRegion: region })).toEqual({ routingRegion: region });
});
