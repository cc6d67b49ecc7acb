import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { addressFiles } from './address-files.ts';

describe('the data of addresses and phone numbers', () => {
  everyRow(Object.entries(addressFiles()))(
    'in %s is what the packages give; `npm run addresses` writes it [CHK-20 e,f part]',
    (name, text) => {
      expect(readFileSync(`src/api/address/data/${name}`, 'utf8')).toBe(text);
    },
  );
});
