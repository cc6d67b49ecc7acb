import type { InferInput } from 'valibot';
import type { changeTraining, Training } from './training.contract.ts';

/** What of a training's data is sent: the parts that are named take the place of what was there. */
export type TrainingChange = InferInput<(typeof changeTraining)['body']>;

const PARTS = ['dates', 'contact', 'participants'] as const;

/** A text that two of the same give alike, whatever the order of their fields. */
const told = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const partOf = (training: Partial<Training> | undefined, part: (typeof PARTS)[number]): unknown => {
  const value = training?.[part];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};

/** The parts of what the service has that a change would take the place of; null for what is not there. */
export const partsOf = (training: Training | undefined, change: TrainingChange): TrainingChange =>
  Object.fromEntries(
    PARTS.filter((part) => change[part] !== null && change[part] !== undefined).map((part) => [
      part,
      partOf(training, part) ?? null,
    ]),
  );

/** Whether the service has just what a change names. `null` in it: nothing is there. */
export const isSameTraining = (training: Training | undefined, change: TrainingChange): boolean =>
  PARTS.filter((part) => change[part] !== undefined).every(
    (part) => told(partOf(training, part)) === told(change[part]),
  );
