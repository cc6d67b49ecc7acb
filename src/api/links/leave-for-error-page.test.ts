import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { ServiceError } from '../../core/errors.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { leaveForErrorPage } from './leave-for-error-page.ts';

const SHOP = 'https://store.example.com';
const QUOTE = '/store/usassessments/en/quotes/70012?orderTrainingsError=true';

const at = (address: string, config: Record<string, unknown> = {}) => {
  startClientPage(config);
  vi.stubGlobal('location', new URL(address, SHOP));
};
const failed = (status: number, requestId?: string) =>
  new ServiceError('failed', { kind: 'status', status, ...(requestId !== undefined && { requestId }) });

const go = vi.fn<(address: string) => void>();

beforeEach(() => go.mockReset());
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

describe('leaving for the error page', () => {
  it('names the code, the request and where it was [SHL-08]', () => {
    at(QUOTE);
    expect(leaveForErrorPage('quote', failed(503, 'r-1'), go)).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith(
      `${SHOP}/error.503.html?from=${encodeURIComponent(QUOTE)}&request=r-1`,
    );
  });

  it('leads to sign-in with the way back for 401 [SHL-08]', () => {
    at(QUOTE);
    expect(leaveForErrorPage('quote', failed(401), go)).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SHOP}/en/login?returnTo=${encodeURIComponent(QUOTE)}`);
  });

  it('does not keep in the address what is another person’s: 403 names no page [SHL-08] [SES-13 d part]', () => {
    at('/store/usassessments/en/en/checkout?step=confirmation&order=00100004');
    expect(leaveForErrorPage('order', failed(403, 'r-1'), go)).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SHOP}/error.403.html?request=r-1`);
    go.mockReset();
    at(QUOTE);
    leaveForErrorPage('quote', failed(403), go);
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SHOP}/error.403.html`);
  });

  it('keeps the locale in front on a host that serves all of them [SHL-08]', () => {
    at(`http://shop.localhost:4300${QUOTE}`);
    leaveForErrorPage('quote', failed(404), go);
    expect(go.mock.calls[0]?.[0]).toMatch(/^http:\/\/shop\.localhost:4300\/en-us\/error\.404\.html\?from=/);
  });

  it('says of a saved cart that the store no longer has that it is not there, though the store calls it 400 [SHL-08] [CRT-07 c]', () => {
    const cart = '/store/usassessments/en/saved-carts/cart-details/9';
    at(cart);
    const gone = new ServiceError('gone', { kind: 'status', status: 400, type: 'CartError' });
    expect(leaveForErrorPage('cart', gone, go)).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SHOP}/error.404.html?from=${encodeURIComponent(cart)}`);
    go.mockReset();
    leaveForErrorPage('cart', failed(400), go);
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SHOP}/error.400.html?from=${encodeURIComponent(cart)}`);
  });

  it.each<[string, string, Record<string, unknown>, unknown]>([
    ['a partner’s page', `https://partner.example${QUOTE}`, { storeUrl: SHOP }, failed(404)],
    [
      'a partner’s page whose calls go elsewhere',
      `https://partner.example${QUOTE}`,
      { commerceBase: 'https://commerce.example/v2' },
      failed(404),
    ],
    ['redirects off', QUOTE, { settings: { redirects: false } }, failed(404)],
    ['an error page', '/error.500.html', {}, failed(404)],
    ['a page about nothing', '/store/usassessments/en/cart', {}, failed(404)],
    ['no answer', QUOTE, {}, new ServiceError('failed', { kind: 'timeout', status: 0 })],
    ['an answer of the wrong shape', QUOTE, {}, new ServiceError('failed', { kind: 'shape', status: 200 })],
    ['a fault of our own', QUOTE, {}, new TypeError('ours')],
  ])('does not happen with %s [SHL-08]', (_what, address, config, error) => {
    at(address, config);
    expect(leaveForErrorPage('quote', error, go)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });

  it('does not happen where a member has just ended acting for the customer whose page it was [ACC-08 d]', () => {
    at(QUOTE);
    runtime().registry.actions.publish({ id: 'ended', level: 'info', code: 'notification.acting-ended' });
    expect(leaveForErrorPage('quote', failed(404), go)).toBe(false);
  });

  it('happens on the shop’s own page that names its own address [SHL-08]', () => {
    at(QUOTE, { storeUrl: SHOP });
    expect(leaveForErrorPage('quote', failed(404), go)).toBe(true);
  });
});
