import { describe, expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import * as cart from '../../src/api/cart/cart.contract.ts';
import * as cartWrites from '../../src/api/cart/cart-writes.contract.ts';
import * as twoCarts from '../../src/api/cart/cart-writes.contract.ts';
import { checkoutContent } from '../../src/api/content/content.contract.ts';
import { getFooterContent } from '../../src/api/content/footer.contract.ts';
import { getFragment } from '../../src/api/content/fragment.contract.ts';
import { getNavigation } from '../../src/api/content/navigation.contract.ts';
import { visitorCountry } from '../../src/api/geo/geo.contract.ts';
import * as product from '../../src/api/product/product.contract.ts';
import * as user from '../../src/auth/customer/user.contract.ts';
import * as customer from '../../src/auth/customer/store.contract.ts';
import * as store from '../../src/auth/customer/store.contract.ts';
import { sdkConfig } from '../../src/auth/identity/sdk-config.ts';
import { identityConfig } from '../../src/auth/identity/identity-config.ts';

/** Returns the time limits, in ms, of every endpoint in these contracts. */
const limitsOf = (...contracts: readonly object[]): readonly number[] =>
  contracts
    .flatMap((contract): unknown[] => Object.values(contract))
    .map((value) => (Object(value) as { timeoutMs?: unknown }).timeoutMs)
    .filter((limit) => typeof limit === 'number');

const IDENTITY = { base: '/auth', clientId: 'store-web', redirectUri: '/signed-in.html' };

describe('a call is given up', () => {
  everyRow([
    ['of commerce', 15_000, limitsOf(cart, cartWrites, twoCarts, product, user)],
    ['of the store', 15_000, limitsOf(store, customer)],
    ['for content', 10_000, [...limitsOf({ checkoutContent, getFooterContent, getFragment, getNavigation })]],
    ['for the country', 30_000, limitsOf({ visitorCountry })],
    [
      'of the identity service',
      60_000,
      [sdkConfig(identityConfig(IDENTITY, 'https://shop.test/')).serverConfig.timeout],
    ],
  ])('%s after %i ms [API-02]', (_which, limit, limits) => {
    expect(limits.length).toBeGreaterThan(0);
    expect(new Set(limits)).toEqual(new Set([limit]));
  });
});
