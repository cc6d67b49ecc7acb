import { isServiceError, type FailureKind } from '../core/errors.ts';
import type { PageRegistry } from '../core/registry/registry.ts';

const MAX_WORDS = 300;

const UNTOLD: ReadonlySet<FailureKind> = new Set(['aborted', 'session-changed', 'offline']);

/**
 * Publishes a failed call in the page's message centre, with the data for support (LEAD-07). `id` names the operation, so
 * that a repeated failure replaces the earlier one. Nothing is told of other errors, of being offline and of a changed
 * visitor. While a widget draws the place that it is `about`, the centre leaves it out.
 */
export const reportFailure = (registry: PageRegistry, id: string, error: unknown, about = ''): void => {
  if (!isServiceError(error) || UNTOLD.has(error.kind)) return;
  const details = error.errors[0]?.message?.slice(0, MAX_WORDS) || undefined;
  registry.actions.publish({
    id,
    level: 'danger',
    code: error.code,
    told: true,
    ...(about !== '' && { about }),
    ...(error.requestId !== undefined && { requestId: error.requestId }),
    ...(details !== undefined && { details }),
  });
};
