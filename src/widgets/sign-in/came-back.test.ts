import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { cameBack, withoutAnswer } from './came-back.ts';

const left = { answered: { authId: 'a' }, tree: 'Social' };

describe('what the address brings to a journey', () => {
  everyRow([
    ['', undefined],
    ['?code=c', left],
    ['?state=s', left],
    ['?code=c&state=s', undefined],
    ['?returnTo=/cart', left],
    [`?suspendedId=${'x'.repeat(5000)}`, left],
  ])('[IDN-04] is nothing with %j', (search, stored) => {
    expect(cameBack(search, stored, 'SignIn')).toBeUndefined();
  });

  it('[IDN-04] is the link of a mail, in whatever tab it opens', () => {
    expect(cameBack('?suspendedId=abc&returnTo=/cart&realm=/evil', undefined, 'SignIn')).toEqual({
      resume: { suspendedId: 'abc' },
      tree: 'SignIn',
    });
  });

  it('[IDN-04] is another service’s answer in the tab that left for it, by the tree that it left', () => {
    expect(cameBack('?code=c&state=s&evil=1', left, 'SignIn')).toEqual({
      resume: { code: 'c', state: 's' },
      answered: { authId: 'a' },
      tree: 'Social',
    });
    expect(cameBack('?error=access_denied', left, 'SignIn')?.resume).toEqual({ error: 'access_denied' });
  });

  it('[IDN-04] leaves the address, and all else stays', () => {
    expect(withoutAnswer('https://shop.test/en/login?code=c&state=s&returnTo=%2Fcart#a')).toBe(
      '/en/login?returnTo=%2Fcart#a',
    );
  });
});
