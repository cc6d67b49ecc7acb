import { describe, expect } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../../core/errors.ts';
import { accountRefusal, numberRefusal } from './account-form.ts';

const refused = (status: number, type?: string, reason?: string) =>
  new ServiceError('no', {
    kind: 'status',
    status,
    type,
    errors: [{ ...(reason !== undefined && { reason }) }],
  });

describe('what stands at an account number [CHK-02 b part] [CHK-02 e part]', () => {
  everyRow([
    ['an unknown number', refused(400, 'UnknownIdentifierError'), 'checkout.account.notFound'],
    ['a 404', refused(404), 'checkout.account.notFound'],
    ['five wrong numbers', refused(429, 'TooManyAttemptsError'), 'checkout.account.wait'],
    ['a number of another shape', refused(400, 'ValidationError'), 'checkout.account.numberWrong'],
    ['what only the customer may look up', refused(403, 'NotForAgents'), 'checkout.account.agent'],
    ['a failing service', refused(503), undefined],
    ['a lost answer', new ServiceError('x', { kind: 'network', status: 0 }), undefined],
    ['another error', new Error('x'), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(numberRefusal(error)).toBe(expected);
  });
});

describe('what stands at the accounts [CHK-02 c part] [CHK-05 c part]', () => {
  everyRow([
    [
      'one without a billing address',
      refused(400, 'AccountInvalid', 'noBillingAddress'),
      'checkout.account.no-billing-address',
    ],
    [
      'a personal one for aimswebPlus',
      refused(400, 'AccountInvalid', 'organizationOnly'),
      'checkout.account.organization-only',
    ],
    ['one that is gone', refused(400, 'UnknownIdentifierError'), 'checkout.account.notFound'],
    ['another refusal', refused(400, 'Other', 'organizationOnly'), undefined],
    ['a changed cart', refused(412), undefined],
  ])('for %s', (_what, error, expected) => {
    expect(accountRefusal(error)).toBe(expected);
  });
});
