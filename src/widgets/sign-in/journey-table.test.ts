import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { chosenJourney, journeyAddress } from './journey-table.ts';

describe('the journey of a page', () => {
  everyRow([
    ['', 'sign-in'],
    ['?journey=register', 'register'],
    ['?journey=constructor', 'sign-in'],
    ['?journey=Register', 'sign-in'],
    ['?journey=', 'sign-in'],
  ] as const)('[IDN-04] is chosen by the address %j: %s', (search, expected) => {
    expect(chosenJourney(search, 'sign-in')).toBe(expected);
  });

  it('[IDN-04] leads to another by a link that keeps where the shopper came from', () => {
    expect(journeyAddress('https://shop.test/en/login?returnTo=%2Fcart&suspendedId=x', 'register')).toBe(
      '/en/login?returnTo=%2Fcart&journey=register',
    );
  });
});
