import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { errorCodeOf } from '../../core/locale/routes.ts';
import { familyOf, mayPass, type ErrorFamily } from './error-family.ts';

describe('what an error page says of a code', () => {
  it.each<[number, ErrorFamily]>([
    [400, 'request'],
    [401, 'signIn'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'request'],
    [408, 'unavailable'],
    [409, 'conflict'],
    [410, 'notFound'],
    [429, 'busy'],
    [499, 'request'],
    [500, 'failed'],
    [501, 'failed'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [511, 'failed'],
  ])('%i is %s [SHL-08]', (code, family) => {
    expect(familyOf(code)).toBe(family);
  });

  everyRow([399, 512, 0, NaN, 'x', undefined, 404.5])('%j is what 500 is [SHL-08]', (code) => {
    expect(familyOf(errorCodeOf(code))).toBe('failed');
  });

  it.each<[number, string, ErrorFamily]>([
    [404, '/store/caassessments/fr/saved-carts/cart-details/9', 'savedCart'],
    [404, '/saved-carts', 'notFound'],
    [404, '/quotes/7', 'notFound'],
    [400, '/saved-carts/cart-details/9', 'request'],
    [503, '/saved-carts/cart-details/9', 'unavailable'],
  ])('%i of %s is %s [SHL-08] [CRT-07 c]', (code, from, family) => {
    expect(familyOf(code, `https://store.example.ca${from}`)).toBe(family);
  });

  it('offers another try only where it can help [SHL-08]', () => {
    expect([401, 403, 404, 400].map((code) => familyOf(code)).filter(mayPass)).toEqual([]);
    expect([409, 429, 500, 502, 503, 504].map((code) => familyOf(code)).every(mayPass)).toBe(true);
  });
});
