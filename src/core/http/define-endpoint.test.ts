import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { fillPath } from './define-endpoint.ts';

const PATH = '/users/{userId}/carts/{cartId}';

describe('the path of a call', () => {
  everyRow([
    ['abc-1', 'abc-1'],
    ['...', '...'],
    ['.a', '.a'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['ü', '%C3%BC'],
  ])('takes the id %j as the one segment %s [SEC-13]', (cartId, segment) => {
    expect(fillPath(PATH, { userId: 'current', cartId })).toBe(`/users/current/carts/${segment}`);
  });

  everyRow(['', '.', '..', '/', '../anonymous', 'a/b', '..\\a', '\\', 'a\nb', '\u0000', '\ud800'])(
    'refuses the id %j [SEC-13]',
    (cartId) => {
      expect(() => fillPath(PATH, { userId: 'current', cartId })).toThrow(TypeError);
    },
  );
});
