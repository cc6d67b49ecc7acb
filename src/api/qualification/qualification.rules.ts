import type { Qualification } from './qualification.contract.ts';

/** Returns the highest letter of a level, by which customers call it: `AB` is level B. Source: CHK-03 a. */
export const letterOf = (level: NonNullable<Qualification['level']>): string => level.slice(-1);

/** An approved entry is said to expire from this many days before its last day on. */
const SOON_DAYS = 60;

/** What the badge of an entry says. `days` is how many days the entry is still valid, 0 on its last day. */
export type QualificationBadge =
  | { is: 'pending' | 'approved' | 'declined' | 'expired' }
  | { is: 'expiring'; days: number };

const DAY_MS = 86_400_000;

/** Returns what the badge of an entry says on a day (ISO date). Source: ACC-04 d. */
export const qualificationBadge = (
  { state, expires }: Pick<Qualification, 'state' | 'expires'>,
  today: string,
): QualificationBadge => {
  if (state === 'PENDING') return { is: 'pending' };
  if (state === 'DECLINED') return { is: 'declined' };
  if (state === 'EXPIRED') return { is: 'expired' };
  if (expires === undefined) return { is: 'approved' };
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { is: 'expired' };
  return days <= SOON_DAYS ? { is: 'expiring', days } : { is: 'approved' };
};
