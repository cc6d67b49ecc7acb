import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../core/errors.ts';
import { qGlobalRefusal } from './q-global-refusal.ts';

const refused = (type: string, reason?: unknown, status = 400, retryAfterMs?: number) =>
  new ServiceError('no', {
    kind: 'status',
    status,
    type,
    retryAfterMs,
    info: { errors: [{ type, reason }] },
  });

describe('what stands at a Q-global number [CHK-04 d part]', () => {
  everyRow([
    ['an unknown number', refused('UnknownIdentifierError'), { key: 'shared.qGlobal.notFound' }],
    [
      'one that can’t be chosen',
      refused('QGlobalAccountInvalid', 'notFound'),
      { key: 'shared.qGlobal.notFound' },
    ],
    ['another party’s', refused('QGlobalAccountInvalid', 'noAccess'), { key: 'shared.qGlobal.noAccess' }],
    [
      'another party’s, when it is added',
      refused('ForbiddenError', undefined, 403),
      { key: 'shared.qGlobal.noAccess' },
    ],
    [
      'what only the customer may add',
      refused('NotForAgents', undefined, 403),
      { key: 'shared.qGlobal.agent' },
    ],
    ['a number of another shape', refused('ValidationError'), { key: 'shared.qGlobal.numberWrong' }],
    [
      'a linked account without a billing address',
      refused('AccountInvalid'),
      { key: 'shared.qGlobal.noBilling' },
    ],
    ['too many tries', refused('Any', undefined, 429, 9000), { key: 'shared.qGlobal.wait', waitMs: 9000 }],
    [
      'too many tries without a time',
      refused('Any', undefined, 429),
      { key: 'shared.qGlobal.wait', waitMs: 900_000 },
    ],
    ['a changed cart', refused('Any', undefined, 412), undefined],
    ['a failing service', refused('Any', undefined, 503), undefined],
    ['another error', new Error('x'), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(qGlobalRefusal(error)).toEqual(expected);
  });
});
