import type { StoredProduct } from '../core/repository.ts';

/** A promotion code. `off` is a part of a hundred, or an amount in major units of whichever currency. */
export type StoredVoucher = {
  code: string;
  name: string;
  off: { percent: number } | { amount: number };
  active: boolean;
  /** Least subtotal of lines that it is for, in major units. */
  from?: number;
  /** Products that it is for; all without it. */
  isFor?: (product: StoredProduct) => boolean;
};

/** Promotion codes of the demo. Source: CRT-04. */
export const VOUCHERS: readonly StoredVoucher[] = [
  { code: 'WELCOME10', name: '10 % off', off: { percent: 10 }, active: true },
  { code: 'FORMS25', name: '25 off from 250', off: { amount: 25 }, active: true, from: 250 },
  {
    code: 'MEMORY15',
    name: '15 % off memory',
    off: { percent: 15 },
    active: true,
    isFor: ({ code }) => code.startsWith('LMS4-'),
  },
  { code: 'ALLFREE', name: 'Everything free of charge', off: { percent: 100 }, active: true },
  { code: 'SPRING24', name: 'Spring', off: { percent: 20 }, active: false },
];

export const voucherOf = (code: string): StoredVoucher | undefined =>
  VOUCHERS.find((one) => one.code === code.trim().toUpperCase());
