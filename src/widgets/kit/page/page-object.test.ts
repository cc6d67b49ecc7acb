import { expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { pageObject } from './page-object.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

everyRow([
  [undefined, '/store/usassessments/en/quotes/00001234', '00001234'],
  [undefined, '/store/usassessments/en/quotes', undefined],
  [undefined, '/store/usassessments/en/addresses/edit-address/00001234', undefined],
  [undefined, '/any/page?id=00001234', '00001234'],
  ['00009', '/store/usassessments/en/quotes/00001234?id=7', '00009'],
  [undefined, '/any/page?id=..%2F..%2Fcurrent', undefined],
  [undefined, '/any/page?id=', undefined],
  ['../x', '/any/page', undefined],
])('by the attribute %j at %j a page is about %j', (attribute, path, id) => {
  expect(pageObject(attribute, 'quoteDetails', at(path))).toBe(id);
});
