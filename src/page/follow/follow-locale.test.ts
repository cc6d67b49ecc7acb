import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { CUSTOMER_KEY } from '../../auth/customer/store-reads.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { followLocale } from './follow-locale.ts';

vi.mock('../../core/locale-switch/shop-page.ts', () => ({ isShopPage: () => false }));

beforeEach(() => {
  startClientPage({ store: '/store-backend' });
  vi.stubGlobal('location', { pathname: '/cart', search: '', hash: '', href: 'http://shop.localhost/cart' });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('goes by the country of the customer’s registration, but not for a member who acts for them [LOC-07 part] [ACC-08 g]', async () => {
  for (const [acting, country] of [
    ['user-mara', undefined],
    [undefined, 'CA'],
  ] as const) {
    const { registry } = runtime();
    Object.assign(registry, { session: { token: async () => 'a-token', acting: () => acting } });
    registry.keep(CUSTOMER_KEY, { userId: 'user-mara', registrationCountryIso: 'CA' });
    await followLocale(); // oxlint-disable-line no-await-in-loop
    expect([acting, registry.getSnapshot().country]).toEqual([acting, country]);
  }
});
