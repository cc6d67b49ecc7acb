import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { QualificationType } from '../../../src/core/locale/route-table.ts';
import type { Clock } from '../core/clock.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { seedQualifications } from './seed.ts';

/** A stored entry. Dates are ISO dates; `state` is what the review said. */
export type StoredQualification = {
  id: string;
  type: QualificationType;
  title: string;
  issuer: string;
  number?: string | undefined;
  country: string;
  region?: string | undefined;
  issued?: string | undefined;
  expires?: string | undefined;
  note?: string | undefined;
  state: 'PENDING' | 'APPROVED' | 'DECLINED';
  reason?: string | undefined;
  level?: BuyerLevel | undefined;
  /** Counts the changes. */
  version: number;
};

type Needed = { repository: Repository; clock: Clock };

/** Returns the qualifications of customers. */
export const qualificationsIn = ({ repository, clock }: Needed) =>
  seededCollection<StoredQualification>(repository, 'qualifications', (user) =>
    seedQualifications(user, clock.now()),
  );

/** Returns a day as an ISO date. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Returns whether an entry gives its level on this day. */
export const isInForce = ({ state, expires }: StoredQualification, today: string): boolean =>
  state === 'APPROVED' && (expires === undefined || expires >= today);

/** Returns the highest level of these entries. */
export const highestOf = (entries: readonly StoredQualification[]): BuyerLevel | undefined =>
  (['ABC', 'AB', 'A'] as const).find((level) => entries.some((one) => one.level === level));

/** Returns the level that a customer's approved entries give today. Source: ACC-04 d. */
export const levelOf = (user: string, services: Needed): BuyerLevel | undefined => {
  const today = dayOf(services.clock.now());
  return highestOf(
    qualificationsIn(services)
      .of(user)
      .filter((one) => isInForce(one, today)),
  );
};
