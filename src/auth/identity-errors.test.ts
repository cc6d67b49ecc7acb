import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { identityErrors, IdentityError, type IdentityErrorName } from './identity-errors.ts';

/** The messages of section 8 of the specification, each with its kind. */
const SECTION_8: Record<IdentityErrorName, [message: string, kind: string]> = {
  config: ['Configuration is invalid', 'BAD_REQUEST'],
  'no-config': ['Configuration has not been set', 'BAD_REQUEST'],
  'no-server': ['Server configuration has not been set', 'BAD_REQUEST'],
  timeout: ['Timeout', 'TIMEOUT'],
  'no-redirect': ['could not retrieve original redirect information', 'BAD_REQUEST'],
  consent: ['Authentication or consent required', 'UNAUTHORIZED'],
  'authorize-timeout': ['Authorization timed out', 'TIMEOUT'],
  network: ['Failed to fetch', 'UNKNOWN'],
  state: ['State mismatch', 'BAD_REQUEST'],
  'no-code': ['Failed to acquire authorization code', 'UNAUTHORIZED'],
  'no-token': ['Access token not found in response', 'UNKNOWN'],
  exchange: ['Unable to exchange authorization for tokens', 'UNKNOWN'],
  status: ['Expected 200, received 418', 'BAD_REQUEST'],
  tree: ['Authentication tree failure.', 'UNAUTHORIZED'],
  login: ['Login failed', 'UNAUTHORIZED'],
};

describe('the identity errors of section 8', () => {
  everyRow(Object.entries(SECTION_8))('%s says %j [IDN-08]', (reason, [message, kind]) => {
    const status = reason === 'status' ? 418 : 0;
    const error = new IdentityError(reason as IdentityErrorName, { status });
    expect(error).toMatchObject({ message, kind, code: `identity.${reason}` });
  });

  it('are all in one table, and nothing else is [IDN-08]', () => {
    expect(Object.keys(identityErrors).toSorted()).toEqual(Object.keys(SECTION_8).toSorted());
  });

  everyRow([
    [401, 'UNAUTHORIZED', true],
    [403, 'UNAUTHORIZED', true],
    [400, 'BAD_REQUEST', true],
    [429, 'BAD_REQUEST', true],
    [500, 'UNKNOWN', false],
    [503, 'UNKNOWN', false],
  ])('an answer of %i is %s; whether the service said no: %s [IDN-08]', (status, kind, isRefusal) => {
    expect(new IdentityError('status', { status })).toMatchObject({ kind, isRefusal });
  });
});
