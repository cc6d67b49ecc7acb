import type { InferInput } from 'valibot';
import type { trainingSchema } from '../../../src/api/training/training.contract.ts';
import type { StoredEntry } from '../cart/store.ts';
import type { StoredProduct } from '../product/store.ts';
import type { StoredTraining } from './store.ts';

/** Six weeks in days, a day, and how far the last time zone is behind UTC. */
const EARLIEST_DAYS = 42;
const DAY_MS = 86_400_000;
const FURTHEST_BEHIND_MS = 12 * 3_600_000;

/**
 * Returns the day six weeks from today in the last time zone on earth, so that it is early enough everywhere; `now` is
 * in milliseconds. Source: TRN-02, TRN-05 b.
 */
export const earliestDay = (now: number): string =>
  new Date(now - FURTHEST_BEHIND_MS + EARLIEST_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Returns whether a training line is complete. Source: TRN-05. */
export const isTrainingComplete = (
  { training, quantity }: StoredEntry,
  product: StoredProduct,
  now: number,
): boolean => {
  if (!training) return false;
  const { dates, contact, participants } = training;
  const seats = (product.seats ?? 1) * quantity;
  return (
    areDatesGood(dates, now) &&
    contact !== undefined &&
    participants.length > 0 &&
    participants.length <= seats
  );
};

const areDatesGood = ([first, second]: readonly string[], now: number): boolean =>
  first !== undefined &&
  second !== undefined &&
  first !== second &&
  [first, second].every((day) => day >= earliestDay(now));

/** Returns the details of a training product; undefined for other products. */
export const trainingReply = (
  entry: StoredEntry,
  product: StoredProduct,
  now: number,
): { training?: InferInput<typeof trainingSchema> } => {
  if (product.format !== 'TRAINING') return {};
  const { dates, contact, participants }: StoredTraining = entry.training ?? { dates: [], participants: [] };
  return {
    training: {
      dates: [...dates],
      ...(contact && { contact }),
      participants: [...participants],
      complete: isTrainingComplete(entry, product, now),
    },
  };
};
