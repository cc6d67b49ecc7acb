import { isServiceError } from '../errors.ts';

/**
 * Whether something was not gone on with because the page is somebody else's by now (SES-13): whoever is there has not asked
 * for it, and is told nothing of it.
 */
export const isOtherVisitor = (error: unknown): boolean =>
  isServiceError(error) && error.kind === 'session-changed';
