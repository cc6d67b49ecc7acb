import { isServiceError, type FailureKind, type ServiceError } from '../core/errors.ts';
import type { PageRegistry } from '../core/registry/registry.ts';

const MAX_WORDS = 300;

const UNTOLD: ReadonlySet<FailureKind> = new Set(['aborted', 'session-changed', 'offline']);

/**
 * Puts a failed call into the message centre of its page, with what support needs: the stable code, the request id, and the
 * service's own words as text (LEAD-07). The widget whose call it was says what failed, so the centre keeps it behind a
 * button, until somebody reads it. `id` names what failed, so that the
 * same failure again replaces the one before. What is no `ServiceError` is left to the widget, and so is
 * being offline, of which support need not know. A call that was dropped because somebody else is signed in by now is
 * nobody's failure.
 */
export const reportFailure = (registry: PageRegistry, id: string, error: unknown): void => {
  if (!isServiceError(error) || UNTOLD.has(error.kind)) return;
  tellIntegrator(error);
  const details = serviceWords(error.info);
  registry.actions.publish({
    id,
    level: 'danger',
    code: error.code,
    told: true,
    ...(error.requestId !== undefined && { requestId: error.requestId }),
    ...(details !== undefined && { details }),
  });
};

const told = new Set<string>();

/** A page of HTML in place of an answer is a matter of addresses or proxies: the console names the call once (API-06 c). */
const tellIntegrator = ({ kind, status, message }: ServiceError): void => {
  if (kind !== 'not-json' || told.has(message)) return;
  told.add(message);
  console.warn(
    `Assess widgets: ${message}, though its status is ${status}. Does this address lead to the service?`,
  );
};

/** `{"errors":[{"message":"…"}]}`, from an untrusted body. */
const serviceWords = (info: unknown): string | undefined => {
  const errors = (info as { errors?: unknown } | null | undefined)?.errors;
  const message: unknown = Array.isArray(errors)
    ? (errors[0] as { message?: unknown } | null)?.message
    : undefined;
  return typeof message === 'string' && message !== '' ? message.slice(0, MAX_WORDS) : undefined;
};
