import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { addressWith, pageOf, valuesOf } from './address-values.ts';

describe('what a list’s address says', () => {
  everyRow([
    ['', { page: '', sort: '' }],
    ['?page=2&sort=byName&other=1', { page: '2', sort: 'byName' }],
    ['?page=%E0%A4%A&sort=', { page: '\uFFFD%A', sort: '' }],
    [`?page=${'9'.repeat(300)}`, { page: '', sort: '' }],
    ['?page=1&page=2', { page: '1', sort: '' }],
  ])('%j is read as %j', (query, values) => {
    expect(valuesOf(query, ['page', 'sort'])).toEqual(values);
  });

  everyRow([
    ['https://a.example/list', { page: '2' }, 'https://a.example/list?page=2'],
    ['https://a.example/list?x=1&page=2#top', { page: '' }, 'https://a.example/list?x=1#top'],
    [
      'https://a.example/list?page=2&sort=a',
      { sort: 'b', page: undefined },
      'https://a.example/list?page=2&sort=b',
    ],
    ['https://a.example/list', { sort: 'a&b' }, 'https://a.example/list?sort=a%26b'],
  ])('%j with %j is %j', (address, change, expected) => {
    expect(addressWith(address, change)).toBe(expected);
  });

  everyRow([
    ['1', 0],
    ['12', 11],
    ['0', 0],
    ['-1', 0],
    ['1e3', 0],
    ['2.5', 0],
    ['two', 0],
    ['9999999', 0],
  ])('page %j counts as %d', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });
});
