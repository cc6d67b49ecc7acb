import { expect, it } from 'vitest';
import { ServiceError, type NamedError, type ServiceFailure } from './errors.ts';
import { reasonOf, rowOf } from './reason-of.ts';

const refusal = (status: number, type?: string) => failure({ kind: 'status', status, type });
const named = (error: NamedError) =>
  failure({ kind: 'status', status: 400, type: 'Invalid', errors: [error] });
const failure = (of: ServiceFailure) => new ServiceError('Planted.', of);
const OWN = {
  type: { QuoteExpired: 'expired', 'Invalid email': 'email', 'Invalid tooLong': 'long', Invalid: 'invalid' },
  status: { 409: 'locked' },
} as const;

it('names why a call failed: by type, then by status, then in general [API-02 part] [REL-01 part]', () => {
  const rows: readonly (readonly [unknown, string])[] = [
    [undefined, 'failed'],
    ['text', 'failed'],
    [new Error('Planted.'), 'failed'],
    [{ code: 42 }, 'failed'],
    [{ code: 'write.notDone' }, 'notDone'],
    [{ code: 'cart.notDone' }, 'notDone'],
    [{ code: 'write.unconfirmed' }, 'unconfirmed'],
    [{ code: 'cart.lineGone' }, 'unconfirmed'],
    [failure({ kind: 'offline', status: 0 }), 'offline'],
    [failure({ kind: 'session-changed', status: 0 }), 'forbidden'],
    [failure({ kind: 'timeout', status: 0 }), 'failed'],
    [failure({ kind: 'shape', status: 200 }), 'failed'],
    [refusal(409, 'QuoteExpired'), 'expired'],
    [refusal(409, '__proto__'), 'locked'],
    [named({}), 'invalid'],
    [named({ subject: 'email' }), 'email'],
    [named({ reason: 'missing', subject: 'email' }), 'email'],
    [named({ reason: 'tooLong', subject: 'email' }), 'long'],
    [named({ reason: 'other' }), 'invalid'],
    [refusal(409), 'locked'],
    [refusal(412), 'changed'],
    [refusal(400), 'refused'],
    [refusal(401), 'forbidden'],
    [refusal(404), 'gone'],
    [refusal(429), 'busy'],
    [refusal(503), 'busy'],
    [refusal(500), 'failed'],
  ];
  expect(rows.map(([error]) => reasonOf(error, OWN))).toEqual(rows.map(([, reason]) => reason));
  expect(reasonOf(refusal(409, 'QuoteExpired'))).toBe('changed');
  expect(rowOf(refusal(412), OWN)).toBeUndefined();
});
