import { expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { isLocaleNamed } from './shop-page.ts';

everyRow([
  ['localhost:4300', '/', undefined, false],
  ['localhost:4300', '/contact-us.html', 'xx-yy', false],
  ['evilca', '/about', undefined, false],
  ['store.ca.evil.test', '/', undefined, false],
  ['store.example.ca', '/', undefined, true],
  ['localhost', '/nl-nl/', undefined, true],
  ['localhost', '/store/ukassessments/en/cart', undefined, true],
  ['localhost', '/', 'FR-CA', true],
])('host %s, path %s and configuration %s name a locale: %s [LOC-09]', (host, path, configured, named) => {
  expect(isLocaleNamed({ host, path, configured })).toBe(named);
});
