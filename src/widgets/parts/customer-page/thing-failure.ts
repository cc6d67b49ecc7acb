import { reasonOf, type Reason } from '../../../core/reason-of.ts';

/** Returns why an action on one of a customer's things failed. OCC answers 400 for one that is gone. */
export const thingFailure = (error: unknown): Reason =>
  reasonOf(error, { type: { UnknownIdentifierError: 'gone' } as const });
