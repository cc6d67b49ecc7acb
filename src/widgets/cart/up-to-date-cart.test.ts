import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPlainPage } from '../../../tests/support/plain-page.ts';
import { addToCart } from '../../api/cart/change-cart.ts';
import { OWN } from '../../core/registry/own-readings.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import { tell } from './useUpToDateCart.ts';

beforeEach(() => void startPlainPage());
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const product = (code: string) => ({ code, name: code, purchasable: true });

it('says of a line that the store reduced what the cart holds, and of one that is gone that it left [API-06 a] [CRT-05 part]', async () => {
  await addToCart({ lines: [{ code: 'P-1', quantity: 3 }] });
  tell([
    { statusCode: 'lowStock', quantityAdded: -1, entry: { product: product('P-1') } },
    { statusCode: 'noStock', quantityAdded: -1, entry: { product: product('P-2'), quantity: 1 } },
  ]);
  expect(runtime().registry.reading(OWN.news).data).toMatchObject({
    lines: { 'P-1': { about: 'refusal', kind: 'reduced', units: 3 } },
    dropped: [{ code: 'P-2', kind: 'out-of-stock' }],
  });
});

it('says of a retired product that left what replaces it [CRT-05 part] [LEAD-02 part]', () => {
  const successor = { code: 'P-4', name: 'New' };
  const retired = {
    ...product('P-3'),
    purchasable: false,
    notPurchasableReason: 'RETIRED',
    successor,
  } as const;
  tell([{ statusCode: 'unavailable', quantityAdded: -1, entry: { product: retired } }]);
  expect(runtime().registry.reading(OWN.news).data).toMatchObject({
    dropped: [{ code: 'P-3', name: 'P-3', kind: 'unknown-product', successor }],
  });
});
