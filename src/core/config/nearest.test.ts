import { expect, it } from 'vitest';
import { didYouMean } from './nearest.ts';

const KNOWN = ['redirects', 'commerceBase', 'upc', 'quick-order'];

it('names what a misspelt name may mean, and nothing for another word [EMB-08 part]', () => {
  const table: [string, string][] = [
    ['', ''],
    ['checkout', ''],
    ['vat', ''],
    ['redirect', 'redirects'],
    ['Redirects', 'redirects'],
    ['commerce-base', 'commerceBase'],
    ['comerceBsae', 'commerceBase'],
    ['REDIRECTS', 'redirects'],
    ['upcs', 'upc'],
    ['upxy', ''],
    ['quickorder', 'quick-order'],
    ['quick-oder', 'quick-order'],
    ['__proto__', ''],
  ];
  for (const [name, near] of table)
    expect(didYouMean(name, KNOWN), name).toBe(near && ` Did you mean ${near}?`);
  expect(didYouMean('upcs', KNOWN, (one) => `<${one}>`)).toBe(' Did you mean <upc>?');
});
