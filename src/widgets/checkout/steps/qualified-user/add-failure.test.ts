import { describe, expect } from 'vitest';
import { everyRow } from '../../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../../core/errors.ts';
import { addFailure } from './add-failure.ts';

const refused = (type: string, reason?: string, status = 400) =>
  new ServiceError('no', { kind: 'status', status, type, errors: reason === undefined ? [] : [{ reason }] });

describe('what stands at the email of a qualified user [CHK-03 c part]', () => {
  everyRow([
    ['no address', refused('ValidationError', 'missing'), 'emailMissing'],
    ['an address that is too long', refused('ValidationError', 'tooLong'), 'emailTooLong'],
    ['no email address', refused('ValidationError', 'invalid'), 'emailWrong'],
    ['a reason that every object has', refused('ValidationError', 'constructor'), 'emailWrong'],
    ['nobody of the organization', refused('UnknownIdentifierError'), 'unknown'],
    ['a personal account', refused('ForbiddenError', undefined, 403), 'technical'],
    ['a failing service', refused('Any', undefined, 503), 'technical'],
    ['too many tries', refused('TooManyAttemptsError', undefined, 429), 'technical'],
    ['no network', new ServiceError('x', { kind: 'offline', status: 0 }), 'offline'],
    ['a lost answer', new ServiceError('x', { kind: 'network', status: 0 }), 'technical'],
    ['another error', new Error('x'), 'technical'],
  ])('for %s', (_what, error, key) => {
    expect(addFailure(error)).toBe(`checkout.qualified-user.${key}`);
  });
});
