import type { Order } from '../../../api/order/order.contract.ts';
import { now } from '../../../core/clock.ts';
import { runtime } from '../../../core/runtime.ts';

/** Returns the sample order of author mode (EMB-11). */
export const sampleOrder = (): Order => {
  const price = { value: 590, currencyIso: runtime().row.currency };
  const name = 'Lindgren Memory Scale, 4th Edition: Complete Kit';
  const product = { code: 'LMS4-KIT', name, purchasable: true };
  return {
    code: '00000001',
    webReference: 'WEB-00000001',
    status: 'PROCESSING',
    created: new Date(now()).toISOString(),
    entries: [
      {
        entryNumber: 0,
        quantity: 1,
        product,
        basePrice: price,
        totalPrice: price,
        notDiscountable: false,
        accessCodeCount: 0,
      },
    ],
    appliedVouchers: [],
    invoices: [],
    promotions: [],
    consignments: [],
    subTotal: price,
    totalPrice: price,
    totalPriceWithTax: price,
    hasAccessCodes: false,
    hasTraining: false,
  } as Order;
};

export const sampleOrders = () => {
  const { code, webReference, status, created: placed, totalPriceWithTax: total } = sampleOrder();
  return { orders: [{ code, webReference, status, placed, total }] as never[], sorts: [] };
};
