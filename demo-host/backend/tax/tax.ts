import type { StoredAddress } from '../address/store.ts';
import { share } from '../core/money.ts';

/**
 * Rates in parts of ten thousand, by state or province, or by country for regions that are not listed. They are
 * invented but plausible.
 */
const RATES: Readonly<Record<string, number>> = {
  'US-OR': 0,
  'US-NH': 0,
  'US-MT': 0,
  'US-DE': 0,
  'US-AK': 0,
  'US-CA': 725,
  'US-NY': 400,
  'US-TX': 625,
  US: 600,
  'CA-ON': 1300,
  CA: 500,
  AU: 1000,
  NZ: 1500,
  JP: 1000,
  SG: 900,
};

/**
 * Rates in parts of a hundred thousand, where two taxes are charged, each on the amount and rounded on its own. Quebec:
 * GST and QST.
 */
const PARTS: Readonly<Record<string, readonly number[]>> = { 'CA-QC': [5_000, 9_975] };

/**
 * Returns the tax on an amount of minor units for an address, if prices are without tax. It is rounded half up, and 0
 * if no tax is charged.
 */
export const taxOn = (amount: number, { country, region = '' }: StoredAddress): number =>
  (PARTS[region] ?? [(RATES[region] ?? RATES[country] ?? 0) * 10]).reduce(
    (sum, part) => sum + share(amount, part, 100_000),
    0,
  );
