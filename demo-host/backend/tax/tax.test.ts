import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { taxOn } from './tax.ts';

const to = (country: string, region?: string) => ({ id: 'a', line1: '', town: '', country, region });

describe('tax on an amount', () => {
  everyRow([
    ['Quebec, each of its two taxes rounded by itself', 29_150, to('CA', 'CA-QC'), 1458 + 2908],
    ['Quebec, where nothing is rounded', 20_000, to('CA', 'CA-QC'), 1000 + 1995],
    ['Ontario', 29_150, to('CA', 'CA-ON'), 3790],
    ['a province without a rate of its own', 29_150, to('CA', 'CA-AB'), 1458],
    ['Oregon, where there is none', 29_150, to('US', 'US-OR'), 0],
    ['California', 29_150, to('US', 'US-CA'), 2113],
    ['a country without tax', 29_150, to('MM'), 0],
  ])('is that of %s', (_where, amount, address, tax) => {
    expect(taxOn(amount, address)).toBe(tax);
  });
});
