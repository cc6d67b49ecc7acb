import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { ProductRecord } from '../../core/analytics/analytics-record.contract.ts';
import { orderProducts, productRecord, recordProducts, type RecordedWhole } from './product-record.rules.ts';

type Line = Parameters<typeof productRecord>[0];
type Terms = Parameters<typeof productRecord>[2];

const usd = (value: number) => ({ value, currencyIso: 'USD' });
const line = (of: Partial<Line> = {}): Line => ({
  product: { code: 'KIT', name: 'Kit', purchasable: true },
  quantity: 3,
  notDiscountable: false,
  ...of,
});
const NO_TERMS: Terms = { appliedVouchers: [] };
const SPRING: Terms = {
  appliedVouchers: [
    { code: 'SPRING', applicable: true },
    { code: 'OLD', applicable: false },
    { code: 'MORE', applicable: true },
  ],
  promotionStatus: 'OLD_APPLIED',
  promotionLabel: 'Spring',
};
const BARE: ProductRecord = { code: 'KIT', name: 'Kit', quantity: 3, position: 1, promo_exclude: false };

describe('the record of a line', () => {
  everyRow<[what: string, line: Line, terms: Terms, record: ProductRecord]>([
    ['without amounts', line(), NO_TERMS, BARE],
    [
      'without a quantity',
      line({ quantity: 0, totalPrice: usd(9) }),
      NO_TERMS,
      { code: 'KIT', name: 'Kit', position: 1, promo_exclude: false },
    ],
    [
      'with a price of 0',
      line({ basePrice: usd(0), totalDiscounts: usd(0) }),
      NO_TERMS,
      { ...BARE, price: 0, discount_value: 0 },
    ],
    [
      'with a discount that is known to be 0',
      line({ basePrice: usd(10), totalPrice: usd(30), totalDiscounts: usd(0) }),
      NO_TERMS,
      { ...BARE, price: 10, discountPrice: 10, discount_value: 0, discount_percentage: 0 },
    ],
    [
      'whose amounts do not divide',
      line({ basePrice: usd(10), totalPrice: usd(26.99), totalDiscounts: usd(3.01) }),
      NO_TERMS,
      { ...BARE, price: 10, discountPrice: 9, discount_value: 1, discount_percentage: 10.03 },
    ],
    [
      'of a program',
      line({ product: { code: 'KIT', name: 'Kit', programName: 'Memory', purchasable: true } }),
      NO_TERMS,
      { ...BARE, program: 'Memory' },
    ],
    [
      'with codes and a promotion of the cart',
      line(),
      SPRING,
      { ...BARE, coupon: 'SPRING,MORE', promotion_type: 'OLD', promotion_name: 'Spring' },
    ],
    [
      'with a promotion of its own',
      line({ promotionStatus: 'UAP_APPLIED', promotionLabel: 'UAP 20' }),
      SPRING,
      { ...BARE, coupon: 'SPRING,MORE', promotion_type: 'UAP', promotion_name: 'UAP 20' },
    ],
    [
      'whose promotion has ended',
      line({ promotionStatus: 'OLD_EXPIRED', promotionLabel: 'Gone' }),
      NO_TERMS,
      BARE,
    ],
    ['with an unknown promotion', line({ promotionStatus: 'toString' }), NO_TERMS, BARE],
    [
      'that promotions do not apply to',
      line({ notDiscountable: true }),
      SPRING,
      { ...BARE, promo_exclude: true },
    ],
  ])('%s has what is known, for one unit, and nothing else [ANA-01]', (_what, of, terms, record) => {
    expect(productRecord(of, 0, terms)).toEqual(record);
  });
});

const WHOLE: RecordedWhole = {
  entries: [line(), line({ product: { code: 'B', name: 'B', purchasable: true } })],
  appliedVouchers: [],
  totalPrice: usd(90),
  totalPriceWithTax: usd(99),
};

describe('the products of a whole cart or order', () => {
  it('have their places, and the total that is paid [ANA-01]', () => {
    expect(recordProducts(WHOLE)).toEqual({
      currency: 'USD',
      value: 99,
      products: [BARE, { ...BARE, code: 'B', name: 'B', position: 2 }],
    });
  });

  it('leave out a total that can’t be told [ANA-01] [SEC-14 a part]', () => {
    const { totalPrice: _net, totalPriceWithTax: _gross, ...untold } = WHOLE;
    expect(Object.keys(recordProducts(untold))).toEqual(['products']);
  });

  it('of an order have its tax and shipping as far as they are known [ANA-01]', () => {
    expect(orderProducts({ ...WHOLE, totalTax: usd(9) })).toMatchObject({ tax: 9, value: 99 });
    expect(orderProducts({ ...WHOLE, totalTax: usd(9) })).not.toHaveProperty('shipping');
  });
});
