import { describe, expect, it } from 'vitest';
import type { QualificationLevel } from '../product/product.contract.ts';
import { covers, highestLevel, productsAbove, type BuyerLevel } from './qualification.rules.ts';

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

describe('the products above every level there', () => {
  const [c, b, open] = [
    { code: 'C', qualificationLevel: 'C' },
    { code: 'B', qualificationLevel: 'B' },
    { code: 'O' },
  ] as const;
  it.each<[(BuyerLevel | undefined)[], string]>([
    [[], 'CB'],
    [[undefined], 'CB'],
    [['A'], 'CB'],
    [['AB', 'A'], 'C'],
    [['AB', 'ABC'], ''],
  ])('are for %j %s, each once [CHK-03 part]', (levels, codes) => {
    const above = productsAbove([c, open, b, c], levels);
    expect(above.map(({ code }) => code).join('')).toBe(codes);
  });
});
