import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../core/errors.ts';
import { qGlobalRefusal } from './q-global-failure.ts';

const refused = (type: string, reason?: unknown, status = 400, retryAfterMs?: number) =>
  new ServiceError('no', {
    kind: 'status',
    status,
    type,
    retryAfterMs,
    info: { errors: [{ type, reason }] },
  });

describe('what stands at a Q-global number [CHK-04 d part]', () => {
  it.each([
    ['an unknown number', refused('UnknownIdentifierError'), { key: 'checkout.q-global.notFound' }],
    [
      'one that can’t be chosen',
      refused('QGlobalAccountInvalid', 'notFound'),
      { key: 'checkout.q-global.notFound' },
    ],
    ['another party’s', refused('QGlobalAccountInvalid', 'noAccess'), { key: 'checkout.q-global.noAccess' }],
    [
      'another party’s, when it is added',
      refused('ForbiddenError', undefined, 403),
      { key: 'checkout.q-global.noAccess' },
    ],
    ['a number of another shape', refused('ValidationError'), { key: 'checkout.q-global.numberWrong' }],
    [
      'a linked account without a billing address',
      refused('AccountInvalid'),
      { key: 'checkout.q-global.noBilling' },
    ],
    ['too many tries', refused('Any', undefined, 429, 9000), { key: 'checkout.q-global.wait', waitMs: 9000 }],
    [
      'too many tries without a time',
      refused('Any', undefined, 429),
      { key: 'checkout.q-global.wait', waitMs: 900_000 },
    ],
    ['a changed cart', refused('Any', undefined, 412), undefined],
    ['a failing service', refused('Any', undefined, 503), undefined],
    ['another error', new Error('x'), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(qGlobalRefusal(error)).toEqual(expected);
  });
});
