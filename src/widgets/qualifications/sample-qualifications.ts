import type { Qualification } from '../../api/qualification/qualification.contract.ts';

/** Returns the sample entry of author mode (EMB-11). */
export const sampleQualification = (): Qualification => ({
  id: 'sample',
  type: 'degree',
  title: 'Doctor of Psychology',
  issuer: 'Columbia Gorge University',
  country: 'US',
  state: 'APPROVED',
  level: 'ABC',
});

/** Returns the sample overview. */
export const sampleLevels = () => ({
  level: 'ABC' as const,
  types: [{ type: 'degree' as const, count: 1, newest: sampleQualification() }],
});
