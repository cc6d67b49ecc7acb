import type { TrainingChange } from '../../../api/training/training-change.ts';
import { TrainingError } from '../../../api/training/training.queries.ts';
import { isServiceError } from '../../../core/errors.ts';
import { reasonOf } from '../../../core/reason-of.ts';

/** Why a part was not saved, as far as a shopper can do something about it. */
export type TrainingFailure =
  | 'gone' // the line left the cart
  | 'changed' // the same part was changed elsewhere; a second press overwrites it
  | 'seats' // there are now fewer seats than participants
  | 'offline'
  | 'forbidden' // 401, 403
  | 'locked' // an order of the cart is under way
  | 'early' // the service considers the days too early
  | 'refused' // 400: the same request will always fail
  | 'notDone' // the answer was lost and nothing was saved
  | 'unconfirmed' // it is unknown whether it was saved
  | 'failed';

const ROWS = {
  type: { CartLocked: 'locked' },
  status: { 404: 'failed', 409: 'failed', 412: 'failed', 429: 'failed', 503: 'failed' },
} as const;

/** Returns the reason of a failed save. Undefined if another person is signed in by now, who must not read it. */
export const trainingFailure = (error: unknown): TrainingFailure | undefined => {
  if (error instanceof TrainingError) return error.code;
  if (isServiceError(error) && error.kind === 'session-changed') return undefined;
  const why = reasonOf(error, ROWS) as TrainingFailure;
  const isOfDates = isServiceError(error) && error.errors.some(({ subject }) => subject === 'dates');
  return why === 'refused' && isOfDates ? 'early' : why;
};

/** Returns the person and the field that the service refused. Undefined if its answer does not say. */
export const refusedOf = (
  error: unknown,
  { participants, contact }: TrainingChange,
): { person: string; field: RefusedField } | undefined => {
  if (!isServiceError(error) || error.status !== 400) return undefined;
  for (const { subject = '' } of error.errors) {
    const [, row, ofRow, ofContact] = SUBJECT.exec(subject) ?? [];
    const found = row === undefined ? contact : participants?.[Number(row)];
    const field = ofRow ?? ofContact;
    if (!found || field === undefined) continue;
    const name = `${found.firstName} ${found.lastName}`.trim();
    return { person: name || found.email, field: field as RefusedField };
  }
  return undefined;
};

type RefusedField = 'firstName' | 'lastName' | 'email' | 'phone';

const SUBJECT =
  /^(?:participants[.[](\d{1,3})\]?\.(firstName|lastName|email)|contact\.(firstName|lastName|email|phone))$/;
