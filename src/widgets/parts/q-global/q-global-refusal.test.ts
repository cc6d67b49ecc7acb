import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../core/errors.ts';
import { qGlobalRefusal } from './q-global-refusal.ts';

const refused = (type: string, reason?: string, status = 400) =>
  new ServiceError('no', {
    kind: 'status',
    status,
    type,
    errors: [{ ...(reason !== undefined && { reason }) }],
  });

describe('what stands at a Q-global number [CHK-04 d part]', () => {
  everyRow([
    ['an unknown number', refused('UnknownIdentifierError'), 'shared.qGlobal.notFound'],
    ['one that can’t be chosen', refused('QGlobalAccountInvalid', 'notFound'), 'shared.qGlobal.notFound'],
    ['another party’s', refused('QGlobalAccountInvalid', 'noAccess'), 'shared.qGlobal.noAccess'],
    [
      'another party’s, when it is added',
      refused('ForbiddenError', undefined, 403),
      'shared.qGlobal.noAccess',
    ],
    ['what only the customer may add', refused('NotForAgents', undefined, 403), 'shared.qGlobal.agent'],
    ['a number of another shape', refused('ValidationError'), 'shared.qGlobal.numberWrong'],
    ['a linked account without a billing address', refused('AccountInvalid'), 'shared.qGlobal.noBilling'],
    ['too many tries', refused('Any', undefined, 429), 'shared.qGlobal.wait'],
    ['a changed cart', refused('Any', undefined, 412), undefined],
    ['a failing service', refused('Any', undefined, 503), undefined],
    ['another error', new Error('x'), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(qGlobalRefusal(error)).toBe(expected);
  });
});
