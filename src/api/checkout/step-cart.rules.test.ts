import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { checkoutCartSchema, type CheckoutCart } from './checkout-cart.contract.ts';
import { toStepAccount, toStepCart, totalToPay } from './step-cart.rules.ts';
import { checkoutSteps, firstOpenStep } from './steps.rules.ts';

const money = (value: number) => ({ value, currencyIso: 'USD' });
const entry = (product: object = {}, more: object = {}) => ({
  entryNumber: 0,
  quantity: 2,
  product: { code: 'KIT', name: 'Kit', ...product },
  ...more,
});
const cart = (more: object = {}): CheckoutCart =>
  parse(checkoutCartSchema, {
    code: '0001',
    guid: 'g-1',
    version: 3,
    entries: [entry()],
    totalPrice: money(100),
    totalPriceWithTax: money(106),
    ...more,
  });

describe('toStepCart [CHK-01 a part]', () => {
  it('has nothing chosen where the service says nothing', () => {
    expect(toStepCart(cart())).toEqual({
      lines: [
        {
          code: 'KIT',
          quantity: 2,
          format: undefined,
          level: undefined,
          purchasable: true,
          minimum: undefined,
          maximum: undefined,
          trainingComplete: undefined,
        },
      ],
      total: 106,
      currency: 'USD',
      aimsweb: undefined,
      unconfirmed: [],
      accountId: undefined,
      qualifiedUserLevel: undefined,
      hasQGlobal: false,
      hasAimsweb: false,
      shippingAddress: undefined,
      hasShippingMethod: false,
      billingAddress: undefined,
    });
  });

  it.each<[what: string, given: object, expected: object]>([
    [
      'no amount at all',
      { totalPrice: undefined, totalPriceWithTax: undefined },
      { total: undefined, currency: '' },
    ],
    [
      'a subtotal alone',
      { totalPrice: undefined, totalPriceWithTax: undefined, subTotal: money(5) },
      { total: undefined, currency: 'USD' },
    ],
    ['a total without tax alone', { totalPriceWithTax: undefined }, { total: 100 }],
    ['an empty cart', { entries: [] }, { lines: [] }],
    ['an account', { customerAccount: { id: 'org-1', name: 'Clinic' } }, { accountId: 'org-1' }],
    ['a qualified user', { qualifiedUser: { id: 'u', level: 'AB' } }, { qualifiedUserLevel: 'AB' }],
    ['a qualified user of no level', { qualifiedUser: { id: 'u' } }, { qualifiedUserLevel: undefined }],
    ['a new Q-global account', { qGlobalAccount: { kind: 'NEW' } }, { hasQGlobal: true }],
    ['an aimswebPlus account', { aimswebAccount: { kind: 'EXISTING', number: '7' } }, { hasAimsweb: true }],
    [
      'addresses and a method',
      {
        deliveryAddress: { firstName: 'Ana', lastName: 'Vale', line1: '1 Street' },
        deliveryMode: { code: 'ground' },
        billingAddress: { line1: '2 Street' },
      },
      {
        shippingAddress: { firstName: 'Ana', lastName: 'Vale' },
        hasShippingMethod: true,
        billingAddress: { firstName: undefined, lastName: undefined },
      },
    ],
    [
      'a card',
      {
        payment: {
          type: 'CARD',
          expiresAt: '2027-03-01T12:15:00.000Z',
          confirmedTotal: money(106),
        },
      },
      { payment: { type: 'CARD', expiresAt: Date.UTC(2027, 2, 1, 12, 15), confirmedTotal: 106 } },
    ],
    [
      'a purchase order',
      { payment: { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-1' } },
      { payment: { type: 'PURCHASE_ORDER', expiresAt: undefined, confirmedTotal: undefined } },
    ],
    [
      'the minimum of aimswebPlus',
      { aimswebMinimum: { minimum: money(300), subtotal: money(225) } },
      { aimsweb: { minimum: 300, subtotal: 225 } },
    ],
  ])('takes %s', (_what, given, expected) => {
    expect(toStepCart(cart(given))).toMatchObject(expected);
  });

  it.each<[what: string, line: object, expected: object]>([
    [
      'what its product says',
      entry({
        productFormat: 'QGLOBAL',
        qualificationLevel: 'C',
        purchasable: false,
        minOrderQuantity: 3,
        maxOrderQuantity: 9,
      }),
      { format: 'QGLOBAL', level: 'C', purchasable: false, minimum: 3, maximum: 9 },
    ],
    ['a training without data', entry({ productFormat: 'TRAINING' }), { trainingComplete: false }],
    [
      'a training with all',
      entry(
        { productFormat: 'TRAINING' },
        { training: { complete: true, dates: ['2027-01-04', '2027-01-11'] } },
      ),
      { trainingComplete: true },
    ],
    [
      'a training with a date that has become too early where the shopper is [TRN-05 c part]',
      entry(
        { productFormat: 'TRAINING' },
        { training: { complete: true, dates: ['2027-01-11', '2027-01-03'] } },
      ),
      { trainingComplete: false },
    ],
    [
      'a training with a date that is too far ahead [TRN-02 a part]',
      entry(
        { productFormat: 'TRAINING' },
        { training: { complete: true, dates: ['2027-01-11', '9027-01-11'] } },
      ),
      { trainingComplete: false },
    ],
    [
      'training data of another product',
      entry({ productFormat: 'PRINT' }, { training: { complete: false } }),
      { trainingComplete: undefined },
    ],
  ])('takes of a line %s', (_what, line, expected) => {
    expect(toStepCart(cart({ entries: [line] }), [], '2027-01-04', '2028-11-23').lines[0]).toMatchObject(
      expected,
    );
  });

  it('names lines that the shopper has not seen', () => {
    const steps = checkoutSteps(toStepCart(cart(), ['KIT']), { purpose: 'order', now: 0 });
    expect(firstOpenStep(steps)).toBe('items');
  });
});

describe('totalToPay', () => {
  it('is with tax where the service says it [CHK-14 i part]', () => {
    expect(totalToPay(cart())?.value).toBe(106);
    expect(totalToPay(cart({ totalPriceWithTax: undefined }))?.value).toBe(100);
  });
});

describe('toStepAccount [CHK-02 c part]', () => {
  everyRow([
    [
      { id: 'a', name: 'A' },
      { id: 'a', type: 'PERSONAL', hasBillingAddress: false },
    ],
    [
      {
        id: 'b',
        name: 'B',
        type: 'ORGANIZATION' as const,
        billingAddress: { line1: '1', defaultAddress: false },
      },
      { id: 'b', type: 'ORGANIZATION', hasBillingAddress: true },
    ],
  ])('judges %j', (account, expected) => {
    expect(toStepAccount({ taxExempt: false, hasOrdered: false, ...account })).toEqual(expected);
  });
});
