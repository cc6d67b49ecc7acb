import { actedFor } from '../../../core/registry/one-visitor.ts';
import { formatTime } from '../../../core/i18n/dates.ts';
import { rowOf, waitUntil } from '../../../core/reason-of.ts';
import { runtime } from '../../../core/runtime.ts';
import type en from './messages/en.json';
import type { Words } from '../../kit/element/useWords.ts';

/** Returns why the service refused a number. Undefined if the failure belongs to no field. Source: CHK-04 d, g. */
export const qGlobalRefusal = (error: unknown) =>
  rowOf<keyof typeof en>(error, {
    type: {
      UnknownIdentifierError: 'shared.qGlobal.notFound',
      ForbiddenError: 'shared.qGlobal.noAccess',
      NotForAgents: 'shared.qGlobal.agent',
      ValidationError: 'shared.qGlobal.numberWrong',
      AccountInvalid: 'shared.qGlobal.noBilling',
      'QGlobalAccountInvalid noAccess': 'shared.qGlobal.noAccess',
      QGlobalAccountInvalid: 'shared.qGlobal.notFound',
    },
    status: { 429: 'shared.qGlobal.wait' },
  });

/** Returns what is said at the field whose number the service refused. Undefined if the failure belongs to no field. */
export const refusalWords = (error: unknown, t: Words<typeof en>): string | undefined => {
  const key = qGlobalRefusal(error);
  const time = formatTime(waitUntil(error), runtime().row.tag);
  return key && t(key, { time, name: actedFor()?.name ?? '' });
};
