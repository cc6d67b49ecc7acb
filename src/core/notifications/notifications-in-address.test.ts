import { expect, it } from 'vitest';
import { bringsNotifications, splitSearch } from './notifications-in-address.ts';

it.each<[search: string, found: string[], rest: string]>([
  ['', [], ''],
  ['?a=1&b', [], 'a=1&b'],
  ['?xnotifications=1&notificationsx=2', [], 'xnotifications=1&notificationsx=2'],
  ['?notifications', [''], ''],
  ['?notifications=%5B%5D', ['%5B%5D'], ''],
  ['?a=b%20c+d&notifications=x=y&e', ['x=y'], 'a=b%20c+d&e'],
  ['?notifications=1&a&notifications=2', ['1', '2'], 'a'],
  ['?%6eotifications=1&a', ['1'], 'a'],
])(
  'takes the parameter out of %j and leaves the others as they were written [SEC-01]',
  (search, found, rest) => {
    expect(splitSearch(search)).toEqual({ found, rest });
    expect(bringsNotifications(search)).toBe(found.length > 0);
  },
);
