import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { countryOptions } from './country-options.ts';
import { splitCallingCode } from './split-calling-code.ts';

describe('countryOptions', () => {
  everyRow([
    ['en-US', ['NL', 'DE', 'US'], [], ['Germany', 'Netherlands', 'United States']],
    ['nl-NL', ['NL', 'DE', 'US'], [], ['Duitsland', 'Nederland', 'Verenigde Staten']],
    ['fr-CA', ['US', 'ES', 'DE'], [], ['Allemagne', 'Espagne', 'États-Unis']],
    ['en-US', ['NL', 'DE', 'US'], ['US', 'NL'], ['United States', 'Netherlands', 'Germany']],
    ['en-US', ['US', 'US', 'us', '', 'ZZZ', '<b>'], [], ['United States']],
    ['en-US', [], ['US'], []],
  ])('in %s names %j, with %j first, as %j', (tag, codes, first, names) => {
    expect(countryOptions(codes, tag, first).map(({ name }) => name)).toEqual(names);
  });
});

describe('splitCallingCode', () => {
  const codes = [
    { country: 'US', calling: '1' },
    { country: 'CA', calling: '1' },
    { country: 'NL', calling: '31' },
    { country: 'IE', calling: '353' },
    { country: 'PT', calling: '351' },
  ];
  everyRow([
    ['+31 6 1234', 'US', { country: 'NL', number: '6 1234' }],
    ['0031 6 1234', 'US', { country: 'NL', number: '6 1234' }],
    ['+353 (0)1 234', 'US', { country: 'IE', number: '1 234' }],
    ['+353-1-234', 'IE', { country: 'IE', number: '1-234' }],
    // Several countries share the code.
    ['+1 416 555', 'CA', { country: 'CA', number: '416 555' }],
    ['+1 416 555', 'NL', undefined],
    // No calling code, no digits, or no country of the list.
    ['6 1234', 'US', undefined],
    ['+', 'US', undefined],
    ['+49 30 1', 'US', undefined],
    ['', 'US', undefined],
    ['+31 six', 'US', undefined],
  ])('parts %j with %s chosen into %j', (typed, chosen, parted) => {
    expect(splitCallingCode(typed, codes, chosen)).toEqual(parted);
  });
});
