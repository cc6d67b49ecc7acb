import { expect, it } from 'vitest';
import { qualificationBadge } from './qualification.rules.ts';

it.each([
  ['PENDING', undefined, { is: 'pending' }],
  ['PENDING', '2026-01-01', { is: 'pending' }],
  ['DECLINED', undefined, { is: 'declined' }],
  ['EXPIRED', '2026-01-01', { is: 'expired' }],
  ['APPROVED', undefined, { is: 'approved' }],
  ['APPROVED', '2026-06-09', { is: 'expired' }],
  ['APPROVED', '2026-06-10', { is: 'expiring', days: 0 }],
  ['APPROVED', '2026-08-09', { is: 'expiring', days: 60 }],
  ['APPROVED', '2026-08-10', { is: 'approved' }],
] as const)(
  'says of an entry that is %s until %s what it is on 10 June 2026 [ACC-04 d]',
  (state, expires, said) => {
    expect(qualificationBadge({ state, expires }, '2026-06-10')).toEqual(said);
  },
);
