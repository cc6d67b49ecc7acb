import { afterEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { loginLink } from './login-link.ts';

const SHOP = 'https://store.example.com';

afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('leads back to its page, also that of customer service; from the login page to where that leads [SHL-06] [SEC-02] [ACC-08 a]', () => {
  startClientPage({ storeHosts: ['store.example.com'] });
  for (const [at, back] of [
    ['/store/usassessments/en/cart?x=1', '/store/usassessments/en/cart?x=1'],
    ['/store/usassessments/en/my-account/support/login', '/store/usassessments/en/my-account/support/login'],
    ['/my-account/us/support/login/', '/my-account/us/support/login/'],
    ['/en/login?returnTo=%2Fcart', '/cart'],
    ['/en/login?returnTo=https%3A%2F%2Fevil.example', undefined],
    ['/en/login', undefined],
  ] as const) {
    vi.stubGlobal('location', new URL(at, SHOP));
    const returnTo = back === undefined ? '' : `?returnTo=${encodeURIComponent(back)}`;
    expect(loginLink(), at).toBe(`/en/login${returnTo}`);
  }
});
