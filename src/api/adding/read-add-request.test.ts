import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { readAddRequest } from './read-add-request.ts';

describe('readAddRequest', () => {
  everyRow([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'LMS4-KIT'],
    ['a list', ['LMS4-KIT', 1]],
    ['no code', { quantity: 1 }],
    ['an empty code', { code: '  ' }],
    ['a code that is a path', { code: '../../orders' }],
    ['a code with markup', { code: '<img src=x>' }],
    ['a code that is too long', { code: 'A'.repeat(65) }],
    ['a code that is a list', { code: ['LMS4-KIT'] }],
    ['quantity 0', { code: 'LMS4-KIT', quantity: 0 }],
    ['quantity -1', { code: 'LMS4-KIT', quantity: -1 }],
    ['quantity 1.5', { code: 'LMS4-KIT', quantity: 1.5 }],
    ['quantity 1e9', { code: 'LMS4-KIT', quantity: 1e9 }],
    ['quantity NaN', { code: 'LMS4-KIT', quantity: Number.NaN }],
    ['quantity as text', { code: 'LMS4-KIT', quantity: '2' }],
  ])('refuses %s [CRT-01 part]', (_case, detail) => {
    expect(readAddRequest(detail)).toBeUndefined();
  });

  it('takes one unit unless the page says otherwise, and nothing it was not asked for [CRT-01 part]', () => {
    expect(readAddRequest({ code: ' LMS4-KIT ', price: 0 })).toEqual({ code: 'LMS4-KIT', quantity: 1 });
    expect(readAddRequest({ code: 'LMS4-KIT', quantity: 3 })).toEqual({ code: 'LMS4-KIT', quantity: 3 });
  });
});
