import { describe, expect } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { customerId } from './claims.ts';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('the customer’s id in an id token', () => {
  everyRow([
    ['by the usual claim', token({ sub: 'user-1' }), undefined, 'user-1'],
    ['by the configured claim', token({ sub: 'x', user_id: 'u.2@shop' }), 'user_id', 'u.2@shop'],
    ['that is missing', token({ sub: 'x' }), 'user_id', undefined],
    ['that every object has', token({}), 'constructor', undefined],
    ['that is a number', token({ sub: 5 }), undefined, undefined],
    ['that would climb in an address', token({ sub: '../admin' }), undefined, undefined],
    ['that is too long', token({ sub: 'a'.repeat(129) }), undefined, undefined],
    ['in what is no token', 'rubbish', undefined, undefined],
    ['in a token of null', token(null), undefined, undefined],
  ])('%s [SEC-05 part]', (_what, idToken, claim, id) => {
    expect(customerId(idToken, claim)).toBe(id);
  });
});
