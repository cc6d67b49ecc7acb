import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { isReturnAddress, readAuthorizeAnswer } from './authorize.ts';

const BACK = 'https://shop.test/signed-in.html';

describe('where authorization comes back to', () => {
  everyRow([
    [`${BACK}?code=1&state=2`, true],
    [`${BACK}?error=login_required`, true],
    ['https://shop.test/signed-in.html/', false],
    ['https://shop.test/other.html?code=1&state=2', false],
    ['https://shop.test.evil.test/signed-in.html?code=1', false],
    ['https://evil.test/signed-in.html?code=1', false],
    ['http://shop.test/signed-in.html?code=1', false],
    ['https://shop.test:444/signed-in.html?code=1', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s [SEC-05 part]', (href, back) => {
    expect(isReturnAddress(href, BACK)).toBe(back);
  });
});

describe('what authorization answers', () => {
  it('is a code for the request that asked [IDN-01 part]', () => {
    expect(readAuthorizeAnswer(`${BACK}?code=abc&state=mine`, 'mine')).toBe('abc');
  });

  everyRow([
    ['another state', 'code=abc&state=theirs', 'State mismatch'],
    ['no state', 'code=abc', 'State mismatch'],
    ['the state twice', 'code=abc&state=mine&state=theirs', 'State mismatch'],
    ['an empty state', 'code=abc&state=', 'State mismatch'],
    ['a refusal for another request', 'error=login_required&state=theirs', 'State mismatch'],
    ['a wish to see the visitor', 'error=login_required&state=mine', 'Authentication or consent required'],
    ['a wish for consent', 'error=consent_required&state=mine', 'Authentication or consent required'],
    ['a wish to interact', 'error=interaction_required&state=mine', 'Authentication or consent required'],
    ['a refusal', 'error=access_denied&state=mine', 'Authentication or consent required'],
    ['trouble of its own', 'error=server_error&state=mine', 'Failed to acquire authorization code'],
    ['an error beside a code', 'error=odd&code=abc&state=mine', 'Failed to acquire authorization code'],
    ['no code', 'state=mine', 'Failed to acquire authorization code'],
    ['two codes', 'code=a&code=b&state=mine', 'Failed to acquire authorization code'],
    ['an empty code', 'code=&state=mine', 'Failed to acquire authorization code'],
  ])(
    '%s is refused with its own error [IDN-01 part] [IDN-08 part] [SEC-05 part]',
    (_what, query, message) => {
      expect(() => readAuthorizeAnswer(`${BACK}?${query}`, 'mine')).toThrow(message);
    },
  );
});
