import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { oneEntryStorage } from '../../../../tests/support/one-entry-storage.ts';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../../core/runtime.ts';
import { isCardRefused, keepCardRefusal, type KeptCardRefusal } from './kept-card-refusal.ts';

beforeEach(() => {
  const storage = oneEntryStorage();
  const registry = {
    session: { whose: () => 's-1' },
    getSnapshot: () => ({ session: { status: 'signed-in', id: 'mara' } }),
  };
  setRuntime({ storage, registry, row: localeRow('en-us') } as unknown as Runtime);
});
afterEach(() => setRuntime(undefined));

const cartOf = (code: string, isPaid: boolean): CheckoutCart =>
  ({ code, ...(isPaid && { payment: { kind: 'purchaseOrder' } }) }) as unknown as CheckoutCart;

describe('the cart asks for another card', () => {
  it.each<[string, KeptCardRefusal, isPaid: boolean, is: boolean]>([
    ['while it would be paid with the refused one', { words: 'refused', isPaidWith: true }, true, true],
    ['also when what was said of it is dismissed', { words: undefined, isPaidWith: true }, true, true],
    ['where the service has dropped the payment', { words: 'refused', isPaidWith: false }, false, true],
    [
      'not once it is paid in another way, whatever is still said of the card',
      { words: 'refused', isPaidWith: false },
      true,
      false,
    ],
  ])('%s [CHK-14 b part] [LEAD-01 g part]', (_when, refusal, isPaid, is) => {
    keepCardRefusal('s-1', '0001', refusal);
    expect(isCardRefused(cartOf('0001', isPaid))).toBe(is);
    expect(isCardRefused(cartOf('0002', isPaid))).toBe(false);
  });
});
