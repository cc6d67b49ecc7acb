import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAccounts } from '../../src/api/account/account.contract.ts';
import { listQualifiedUsers } from '../../src/api/account/qualified-user.contract.ts';
import { listAddresses } from '../../src/api/address/address-book.contract.ts';
import { getCheckoutCart } from '../../src/api/checkout/checkout-cart.contract.ts';
import { listDeliveryModes } from '../../src/api/checkout/delivery.contract.ts';
import { mendAnswer } from '../../src/api/mend-answer.ts';
import { placeOrder } from '../../src/api/order/order.contract.ts';
import { listCards } from '../../src/api/payment/card.contract.ts';
import { listPaymentTypes } from '../../src/api/payment/payment-type.contract.ts';
import { searchProducts } from '../../src/api/product/search.contract.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { chooseAll, occ, placeCurrent, shopper, type Customer } from './checkout-setup.ts';

type Json = Record<string, unknown>;

let mara: Customer;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = occ();
  mara = await shopper(api, 'user-mara', { 'LMS4-KIT': 1 });
  await chooseAll(api, mara, { accountId: 'org-4410' });
  await mara.cart('PUT', '/qualifieduser', { id: 'qu-priya' });
});

const mended = (endpoint: Endpoint, json: unknown): Json => {
  const result = mendAnswer(endpoint, json);
  expect(result.issues).toBeUndefined();
  return result.output as Json;
};

/** Sets a value at a dotted path. */
const at = (json: unknown, path: string, value: unknown): void => {
  const keys = path.split('.');
  const holder = keys.slice(0, -1).reduce((node, key) => node[key] as Json, json as Json);
  holder[keys.at(-1)!] = value;
};

describe('answers of a checkout as real hosts send them', () => {
  it.each([
    [listAccounts, '/accounts', 'accounts', ['name', 'billingAddress', 'type', 'number', 'hasOrdered']],
    [
      listQualifiedUsers,
      '/accounts/org-4410/qualifiedusers',
      'qualifiedUsers',
      ['firstName', 'lastName', 'email', 'level'],
    ],
    [listAddresses, '/addresses', 'addresses', ['firstName', 'line1', 'country', 'region', 'defaultAddress']],
    [
      listDeliveryModes,
      '/carts/current/deliverymodes',
      'deliveryModes',
      ['name', 'description', 'deliveryCost'],
    ],
    [listPaymentTypes, '/carts/current/paymenttypes', 'paymentTypes', ['allowed', 'reason', 'threshold']],
    [
      listCards,
      '/paymentdetails',
      'payments',
      ['cardType', 'accountHolderName', 'expiryYear', 'defaultPayment'],
    ],
  ] as const)(
    '%#: null is absent, and the item stays [API-06 part]',
    async (endpoint, path, list, fields) => {
      for (const field of fields) {
        const { json } = await mara.ask('GET', path);
        const length = ((json as Json)[list] as unknown[]).length;
        at(json, `${list}.0.${field}`, null);
        // An account without a name is dropped: it has no code to show in place of the name.
        const isLost = field === 'name' && list === 'accounts';
        expect((mended(endpoint, json)[list] as unknown[]).length).toBe(isLost ? length - 1 : length);
      }
      expect(mended(endpoint, { [list]: null })[list]).toEqual([]);
    },
  );

  it.each([
    [listAccounts, '/accounts', 'accounts', 'type'],
    [listQualifiedUsers, '/accounts/org-4410/qualifiedusers', 'qualifiedUsers', 'level'],
    [listPaymentTypes, '/carts/current/paymenttypes', 'paymentTypes', 'reason'],
  ] as const)('%#: unknown is no statement [API-06 part]', async (endpoint, path, list, field) => {
    const { json } = await mara.ask('GET', path);
    at(json, `${list}.0.${field}`, 'SOMETHING_NEW');
    expect((mended(endpoint, json)[list] as Json[])[0]).not.toHaveProperty(field);
  });

  it('are a search that found nothing, where a host then leaves the products out [API-06 a]', () => {
    const pagination = { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 };
    expect(mended(searchProducts, { pagination })).toMatchObject({ products: [] });
    const some = { pagination: { ...pagination, totalResults: 3 } };
    expect(mendAnswer(searchProducts, some).success).toBe(false);
  });

  it('leave out a payment type that nobody knows, and keep the others [API-06 part]', async () => {
    const { json } = await mara.cart('GET', '/paymenttypes');
    at(json, 'paymentTypes.1.type', 'CRYPTO');
    expect((mended(listPaymentTypes, json)['paymentTypes'] as Json[]).map(({ type }) => type)).toEqual([
      'CARD',
      'PURCHASE_ORDER',
      'BANK_TRANSFER',
    ]);
  });

  it.each([
    ['customerAccount', null],
    ['customerAccount.type', 'COOPERATIVE'],
    ['deliveryAddress.country', null],
    ['deliveryMode.name', null],
    ['deliveryCost', null],
    ['totalTax', null],
    ['payment.type', 'CRYPTO'],
    ['payment.expiresAt', 'soon'],
    ['promotionStatus', 'BLACK_FRIDAY'],
    ['appliedVouchers', null],
    ['aimswebMinimum', null],
    ['orderKey', null],
  ])('read the cart with %s as %j, and with its lines [API-06 part]', async (path, value) => {
    const { json } = await mara.cart('GET', '');
    at(json, path, value);
    expect((mended(getCheckoutCart, json)['entries'] as unknown[]).length).toBe(1);
  });

  it.each([
    ['status', 'IN_TRANSIT'],
    ['webReference', null],
    ['placedBy', null],
    ['totalPriceWithTax', null],
    ['entries', null],
  ])('read an order with %s as %j, by its code [API-06 part]', async (path, value) => {
    const { json } = await placeCurrent(mara);
    at(json, path, value);
    expect(mended(placeOrder, json)['code']).toBe('00100001');
  });
});
