import { expect, it } from 'vitest';
import { localeTable } from '../../core/locale/locale-table.ts';
import { regions } from './regions.ts';

it('has every regional site once [SHL-03 part] [SHL-09]', () => {
  const shown = regions.flatMap(([, locales]) => [...locales]).toSorted();
  expect(shown).toEqual(localeTable.map(({ locale }) => locale).toSorted());
});
