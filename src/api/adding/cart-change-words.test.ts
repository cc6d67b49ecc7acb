import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { CartChangeError } from '../cart/cart-failure.ts';
import type { CartModification } from '../cart/cart-writes.contract.ts';
import { ServiceError, type ServiceFailure } from '../../core/errors.ts';
import { canTryAgain, cartFailure, cartRefusal } from './cart-change-words.ts';

const failed = (failure: Partial<ServiceFailure>) =>
  new ServiceError('PATCH /x', { kind: 'status', status: 500, ...failure });

describe('cartFailure', () => {
  everyRow([
    ['nothing at all', undefined, 'failed'],
    ['a text', 'boom', 'failed'],
    ['an error of ours', new TypeError('x is undefined'), 'failed'],
    ['500', failed({}), 'failed'],
    ['503', failed({ status: 503 }), 'busy'],
    ['429', failed({ status: 429 }), 'busy'],
    ['401', failed({ status: 401 }), 'forbidden'],
    ['403', failed({ status: 403 }), 'forbidden'],
    ['no network', failed({ kind: 'offline', status: 0 }), 'offline'],
    ['a cut connection', failed({ kind: 'network', status: 0 }), 'failed'],
    ['a cart the server forgot', failed({ status: 404, type: 'CartError' }), 'expired'],
    ['no stock', failed({ status: 400, type: 'InsufficientStockError' }), 'out-of-stock'],
    ['an unknown product', failed({ status: 400, type: 'UnknownIdentifierError' }), 'unknown-product'],
    ['a line that the server lacks', failed({ status: 400, type: 'CartEntryError' }), 'line-gone'],
    ['404', failed({ status: 404 }), 'not-found'],
    ['404 of another kind', failed({ status: 404, type: 'NotFoundError' }), 'not-found'],
    ['400', failed({ status: 400 }), 'refused'],
    ['400 for what was sent', failed({ status: 400, type: 'ValidationError' }), 'refused'],
    ['a line that is gone', new CartChangeError('cart.lineGone'), 'line-gone'],
    ['an answer lost for good', new CartChangeError('cart.unconfirmed'), 'unconfirmed'],
    ['an answer lost, nothing done', new CartChangeError('cart.notDone'), 'not-done'],
  ] as const)('gives each cause its own words: %s [CRT-05 part]', (_cause, error, expected) => {
    expect(cartFailure(error)).toBe(expected);
  });

  it('offers another try only where it can help [CRT-02 part]', () => {
    const all = [
      'offline',
      'forbidden',
      'expired',
      'busy',
      'line-gone',
      'not-found',
      'refused',
      'not-done',
      'out-of-stock',
    ] as const;
    expect(all.filter(canTryAgain)).toEqual(['offline', 'busy', 'not-done']);
  });
});

describe('cartRefusal', () => {
  const modification = (change: Partial<CartModification>): CartModification => ({
    statusCode: 'success',
    quantity: 5,
    quantityAdded: 0,
    ...change,
  });

  it('is nothing for a change that was done', () => {
    expect(cartRefusal(modification({}))).toBeUndefined();
  });

  everyRow([
    ['lowStock', 4, 'reduced'],
    ['maxOrderQuantityExceeded', 25, 'most'],
    ['minOrderQuantityNotMet', 3, 'least'],
    ['noStock', 2, 'out-of-stock'],
    ['unavailable', 2, 'not-online'],
    ['notPurchasable', 2, 'not-online'],
  ] as const)('names what %s means, with the units left [CRT-05 part]', (statusCode, quantity, kind) => {
    expect(cartRefusal(modification({ statusCode, entry: { quantity } }))).toEqual({ kind, units: quantity });
  });

  it('of a retired product is that it is no longer sold, with its successor [CRT-05 part] [LEAD-02 part]', () => {
    const product = { code: 'A', name: 'A', purchasable: false, notPurchasableReason: 'RETIRED' } as const;
    const successor = { code: 'B', name: 'Kit B' };
    const of = (statusCode: 'unavailable' | 'notPurchasable', more = {}) =>
      cartRefusal(modification({ statusCode, entry: { product: { ...product, ...more }, quantity: 0 } }));
    expect(of('unavailable')).toEqual({ kind: 'unknown-product', units: 0 });
    expect(of('notPurchasable', { successor })).toEqual({ kind: 'unknown-product', units: 0, successor });
    expect(of('unavailable', { notPurchasableReason: 'NOT_ONLINE' })?.kind).toBe('not-online');
  });

  it('counts a line without entry or quantity as gone [CRT-05 part]', () => {
    expect(cartRefusal(modification({ statusCode: 'unknownProduct' }))).toEqual({
      kind: 'unknown-product',
      units: 0,
    });
    expect(cartRefusal(modification({ statusCode: 'unavailable', entry: {} }))?.units).toBe(0);
  });
});
