import { isServiceError } from '../../../../core/errors.ts';
import type en from './messages/en.json';

type QGlobalKey = keyof typeof en;

/** How long to wait if the service names no time. */
const WAIT_MS = 15 * 60_000;

/**
 * Returns why the service refused a number, and how long to wait. Undefined if the failure belongs to no field. Source:
 * CHK-04 d.
 */
export const qGlobalRefusal = (error: unknown): { key: QGlobalKey; waitMs?: number } | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.status === 429) return { key: 'checkout.q-global.wait', waitMs: error.retryAfterMs ?? WAIT_MS };
  switch (error.type) {
    case 'UnknownIdentifierError':
      return { key: 'checkout.q-global.notFound' };
    case 'ForbiddenError':
      return { key: 'checkout.q-global.noAccess' };
    case 'ValidationError':
      return { key: 'checkout.q-global.numberWrong' };
    case 'AccountInvalid':
      return { key: 'checkout.q-global.noBilling' };
    case 'QGlobalAccountInvalid':
      return {
        key:
          reasonIn(error.info) === 'noAccess' ? 'checkout.q-global.noAccess' : 'checkout.q-global.notFound',
      };
    default:
      return undefined;
  }
};

const reasonIn = (info: unknown): unknown => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return ((first ?? {}) as { reason?: unknown }).reason;
};
