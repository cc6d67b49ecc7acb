import { earliestTrainingDay, latestTrainingDay, missingParts, seatsOf } from '../training/training.rules.ts';
import type { Quote, QuoteEntry } from './quote.contract.ts';

/** Returns the trainings of a quote. */
export const trainingsOf = ({ entries }: Pick<Quote, 'entries'>): readonly QuoteEntry[] =>
  entries.filter(({ product }) => product.productFormat === 'TRAINING');

/** Returns the trainings that can't be ordered yet. `now` is in milliseconds. Source: QTE-04 c, TRN-05 c. */
export const openTrainings = (quote: Pick<Quote, 'entries'>, now: number): readonly QuoteEntry[] => {
  const days = { earliest: earliestTrainingDay(now), latest: latestTrainingDay(now) };
  return trainingsOf(quote).filter(
    (entry) => !entry.training || missingParts(entry.training, { seats: seatsOf(entry), ...days }).length > 0,
  );
};
