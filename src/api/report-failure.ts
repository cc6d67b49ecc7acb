import { isServiceError } from '../core/errors.ts';
import { runtime } from '../core/runtime.ts';

const MAX_WORDS = 300;

/**
 * Puts a failed call into the page's message centre, with what support needs: the stable code, the request id, and the
 * service's own words as text (LEAD-07). The widget whose call it was says what failed, so the centre keeps it behind a
 * button, until somebody reads it. `id` names what failed, so that the
 * same failure again replaces the one before. What is no `ServiceError` is left to the widget.
 */
export const reportFailure = (id: string, error: unknown): void => {
  if (!isServiceError(error) || error.kind === 'aborted') return;
  const details = serviceWords(error.info);
  runtime().registry.actions.publish({
    id,
    level: 'danger',
    code: error.code,
    told: true,
    ...(error.requestId !== undefined && { requestId: error.requestId }),
    ...(details !== undefined && { details }),
  });
};

/** `{"errors":[{"message":"…"}]}`, from an untrusted body. */
const serviceWords = (info: unknown): string | undefined => {
  const errors = (info as { errors?: unknown } | null | undefined)?.errors;
  const message: unknown = Array.isArray(errors)
    ? (errors[0] as { message?: unknown } | null)?.message
    : undefined;
  return typeof message === 'string' && message !== '' ? message.slice(0, MAX_WORDS) : undefined;
};
