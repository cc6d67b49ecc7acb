import type { StoredAddress } from '../address/store.ts';
import { share } from '../core/money.ts';

/** Parts of ten thousand, by state or province; of the country where the region is not named. Invented but likely. */
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

/** Where two taxes are charged, each on the amount and rounded by itself: parts of a hundred thousand. Quebec: GST and QST. */
const PARTS: Readonly<Record<string, readonly number[]>> = { 'CA-QC': [5_000, 9_975] };

/**
 * Tax on an amount of minor units that goes to an address, where prices are without it, half up; 0 where none is charged.
 * Nobody can tell it without an address.
 */
export const taxOn = (amount: number, { country, region = '' }: StoredAddress): number =>
  (PARTS[region] ?? [(RATES[region] ?? RATES[country] ?? 0) * 10]).reduce(
    (sum, part) => sum + share(amount, part, 100_000),
    0,
  );
