import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressFiles } from './address-files.ts';

describe('the data of addresses and phone numbers', () => {
  it.each(Object.entries(addressFiles()))(
    'in %s is what the packages give; `npm run addresses` writes it [CHK-20 e,f part]',
    (name, text) => {
      expect(readFileSync(`src/api/address/data/${name}`, 'utf8')).toBe(text);
    },
  );
});
