import { reasonOf, rowOf } from '../../../../core/reason-of.ts';
import type en from './messages/en.json';

type UserKey = keyof typeof en;

const AT_FIELD: Readonly<Record<string, UserKey>> = {
  UnknownIdentifierError: 'checkout.qualified-user.unknown',
  'ValidationError missing': 'checkout.qualified-user.emailMissing',
  'ValidationError tooLong': 'checkout.qualified-user.emailTooLong',
  ValidationError: 'checkout.qualified-user.emailWrong',
};

/** Returns the message at the email field if a user could not be added. Source: CHK-03 c. */
export const addFailure = (error: unknown): UserKey =>
  rowOf(error, { type: AT_FIELD }) ??
  `checkout.qualified-user.${reasonOf(error) === 'offline' ? 'offline' : 'technical'}`;
