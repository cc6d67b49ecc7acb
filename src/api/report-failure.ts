import { isServiceError, type FailureKind } from '../core/errors.ts';
import type { PageRegistry } from '../core/registry/registry.ts';

const MAX_WORDS = 300;

const UNTOLD: ReadonlySet<FailureKind> = new Set(['aborted', 'session-changed', 'offline']);

/**
 * Publishes a failed call in the page's message centre, with the data for support: the stable code, the request id, and the
 * service's own text (LEAD-07). The widget itself shows what failed, so the centre keeps the message behind a button. `id`
 * names the failed operation, so that a repeated failure replaces the earlier one. Errors that are not a `ServiceError` are
 * left to the widget. Being offline is not reported, because support does not need it. A call that was dropped because the
 * visitor changed is not a failure. While a widget draws the place that it is `about`, the centre leaves it out: it is told
 * there.
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
