import type { StoredVoucher } from './voucher.ts';

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
