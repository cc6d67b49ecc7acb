import { describe, expect, it, vi } from 'vitest';
import { stayWithService } from './sdk-config.ts';

const BASE = 'https://id.shop.test/auth/';

describe('a call of the vendor’s SDK', () => {
  it.each([
    'https://evil.test/auth/json/authenticate',
    'https://id.shop.test.evil.test/auth/',
    'https://id.shop.test:8443/auth/json/authenticate',
    'http://id.shop.test/auth/json/authenticate',
    'https://id.shop.test/other/json/authenticate',
  ])('is not sent to %s [SEC-12 b part]', (address) => {
    const next = vi.fn();
    const init: RequestInit = {};
    expect(() => stayWithService(BASE)({ url: new URL(address), init }, undefined, next)).toThrow(
      expect.objectContaining({ code: 'identity.config' }),
    );
    expect(next).not.toHaveBeenCalled();
  });

  it('is sent to its service, and follows no redirect [SEC-12 b part]', () => {
    const next = vi.fn();
    const init: RequestInit = {};
    stayWithService(BASE)({ url: new URL(`${BASE}json/authenticate`), init }, undefined, next);
    expect(next).toHaveBeenCalledOnce();
    expect(init.redirect).toBe('error');
  });
});
