import { isServiceError } from '../../../../core/errors.ts';
import type en from './messages/en.json';

type UserKey = keyof typeof en;

const BY_REASON: Readonly<Record<string, UserKey>> = {
  missing: 'checkout.qualified-user.emailMissing',
  tooLong: 'checkout.qualified-user.emailTooLong',
};

/**
 * Returns the message at the email field if a user could not be added. An unknown error counts as a technical one.
 * Source: CHK-03 c.
 */
export const addFailure = (error: unknown): UserKey => {
  if (!isServiceError(error)) return 'checkout.qualified-user.technical';
  if (error.kind === 'offline') return 'checkout.qualified-user.offline';
  if (error.type === 'UnknownIdentifierError') return 'checkout.qualified-user.unknown';
  if (error.type !== 'ValidationError') return 'checkout.qualified-user.technical';
  const reason = reasonIn(error.info);
  return (Object.hasOwn(BY_REASON, reason) && BY_REASON[reason]) || 'checkout.qualified-user.emailWrong';
};

const reasonIn = (info: unknown): string => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const { reason } = (first ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : '';
};
