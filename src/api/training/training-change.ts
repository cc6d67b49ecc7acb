import type { InferInput } from 'valibot';
import type { changeTraining, Training } from './training.contract.ts';

/** The part of a training's data that is sent. Each part that it names replaces the existing one. */
export type TrainingChange = InferInput<(typeof changeTraining)['body']>;

const PARTS = ['dates', 'contact', 'participants'] as const;

/** Returns a text that is the same for equal values, whatever the order of their fields. */
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

/** Returns the existing parts that a change would replace. A missing part is null. */
export const partsOf = (training: Training | undefined, change: TrainingChange): TrainingChange =>
  Object.fromEntries(
    PARTS.filter((part) => change[part] !== null && change[part] !== undefined).map((part) => [
      part,
      partOf(training, part) ?? null,
    ]),
  );

/** Returns whether the service has exactly what a change names. null in a change means that the part is missing. */
export const isSameTraining = (training: Training | undefined, change: TrainingChange): boolean =>
  PARTS.filter((part) => change[part] !== undefined).every(
    (part) => told(partOf(training, part)) === told(change[part]),
  );
