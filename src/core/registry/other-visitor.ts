import { isServiceError } from '../errors.ts';

/**
 * Returns whether an operation was stopped because the visitor changed (SES-13). The current visitor did not ask for it and
 * is not told about it.
 */
export const isOtherVisitor = (error: unknown): boolean =>
  isServiceError(error) && error.kind === 'session-changed';
