import { now } from '../../../core/clock.ts';
import { actedFor } from '../../../core/dialogs/acted-for.ts';
import { isServiceError } from '../../../core/errors.ts';
import { formatTime } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import type en from './messages/en.json';
import type { Words } from '../../kit/element/useWords.ts';

type QGlobalKey = keyof typeof en;

/** How long to wait if the service names no time. */
const WAIT_MS = 15 * 60_000;

/**
 * Returns why the service refused a number, and how long to wait. Undefined if the failure belongs to no field. Source:
 * CHK-04 d, g.
 */
export const qGlobalRefusal = (error: unknown): { key: QGlobalKey; waitMs?: number } | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.status === 429) return { key: 'shared.qGlobal.wait', waitMs: error.retryAfterMs ?? WAIT_MS };
  switch (error.type) {
    case 'UnknownIdentifierError':
      return { key: 'shared.qGlobal.notFound' };
    case 'ForbiddenError':
      return { key: 'shared.qGlobal.noAccess' };
    case 'NotForAgents':
      return { key: 'shared.qGlobal.agent' };
    case 'ValidationError':
      return { key: 'shared.qGlobal.numberWrong' };
    case 'AccountInvalid':
      return { key: 'shared.qGlobal.noBilling' };
    case 'QGlobalAccountInvalid':
      return {
        key: reasonIn(error.info) === 'noAccess' ? 'shared.qGlobal.noAccess' : 'shared.qGlobal.notFound',
      };
    default:
      return undefined;
  }
};

/** Returns what is said at the field whose number the service refused. Undefined if the failure belongs to no field. */
export const refusalWords = (error: unknown, t: Words<typeof en>): string | undefined => {
  const refusal = qGlobalRefusal(error);
  if (!refusal) return undefined;
  const time = formatTime(now() + (refusal.waitMs ?? 0), runtime().row.tag);
  return t(refusal.key, { time, name: actedFor()?.name ?? '' });
};

const reasonIn = (info: unknown): unknown => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return ((first ?? {}) as { reason?: unknown }).reason;
};
