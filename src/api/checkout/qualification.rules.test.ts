import { describe, expect, it } from 'vitest';
import type { QualificationLevel } from '../product/product.contract.ts';
import { covers, highestLevel, type BuyerLevel } from './qualification.rules.ts';

describe('the level of a cart [CHK-03 a,f]', () => {
  it.each<[(QualificationLevel | undefined)[], QualificationLevel | undefined]>([
    [[], undefined],
    [[undefined, undefined], undefined],
    [['A'], 'A'],
    [['A', undefined, 'B'], 'B'],
    [['C', 'A', 'B'], 'C'],
    [['B', 'B'], 'B'],
  ])('of lines of %j is %s', (levels, expected) => {
    expect(highestLevel(levels)).toBe(expected);
  });
});

describe('a buyer [CHK-03 a,f]', () => {
  it.each<[BuyerLevel | undefined, QualificationLevel | undefined, boolean]>([
    ['A', 'A', true],
    ['A', 'B', false],
    ['A', 'C', false],
    ['AB', 'A', true],
    ['AB', 'B', true],
    ['AB', 'C', false],
    ['ABC', 'A', true],
    ['ABC', 'B', true],
    ['ABC', 'C', true],
    [undefined, 'A', false],
    ['A', undefined, true],
    [undefined, undefined, true],
  ])('of level %s may buy a product of level %s: %s', (own, needed, expected) => {
    expect(covers(own, needed)).toBe(expected);
  });
});
