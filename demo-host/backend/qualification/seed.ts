import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { StoredQualification } from './store.ts';

/* The qualifications that a customer begins with. Names and institutions are invented. */

const DAY_MS = 86_400_000;
const LEVELS: Readonly<Record<string, BuyerLevel>> = { 'user-ada': 'A', 'user-abel': 'AB' };
const EVERY_STATE = 'user-vera';

const entry = (
  more: Pick<StoredQualification, 'id' | 'type' | 'title' | 'issuer'> & Partial<StoredQualification>,
): StoredQualification => ({ country: 'US', region: 'US-OR', state: 'APPROVED', version: 1, ...more });

/** Returns a customer's entries: a degree that gives their level, or for one of them an entry in every state. */
export const seedQualifications = (user: string, now: number): readonly StoredQualification[] => {
  const day = (from: number): string => new Date(now + from * DAY_MS).toISOString().slice(0, 10);
  const degree = entry({
    id: 'degree-1',
    type: 'degree',
    title: 'Doctor of Psychology',
    issuer: 'Columbia Gorge University',
    issued: '2014-06-14',
    level: LEVELS[user] ?? 'ABC',
  });
  if (user !== EVERY_STATE) return [degree];
  return [
    { ...degree, level: 'AB', title: 'Master of Science in School Psychology' },
    entry({
      id: 'license-2',
      type: 'license',
      title: 'School psychologist license',
      issuer: 'Oregon Teacher Standards Office',
      number: 'TS-118204',
      issued: day(-1200),
      expires: day(-90),
      level: 'AB',
    }),
    entry({
      id: 'license-1',
      type: 'license',
      title: 'Psychologist license',
      issuer: 'Oregon Board of Psychology',
      number: 'PSY-20418',
      issued: day(-700),
      expires: day(21),
      level: 'ABC',
    }),
    entry({
      id: 'certification-1',
      type: 'certification',
      title: 'Rating scale interpretation, level 2',
      issuer: 'Lakeside Training Center',
      issued: day(-20),
      state: 'PENDING',
      note: 'The certificate follows by mail.',
    }),
    entry({
      id: 'certification-2',
      type: 'certification',
      title: 'Introduction to memory assessment',
      issuer: 'Example Online Academy',
      issued: day(-60),
      state: 'DECLINED',
      reason: 'The certificate names no hours of supervised practice.',
    }),
  ];
};
