import type { Cart, CartEntry } from '../../../api/cart/cart.contract.ts';
import type { CartView } from '../../../api/cart/read-cart.ts';
import { runtime } from '../../../core/runtime.ts';
import { SAMPLE_UNITS } from './sample-units.ts';

/** Returns the cart of author mode (EMB-11). Its product is invented, so its names are not translated. */
export const sampleCart = (): Cart => {
  const money = (value: number) => ({ value, currencyIso: runtime().row.currency });
  const line = (
    entryNumber: number,
    quantity: number,
    code: string,
    name: string,
    price: number,
  ): CartEntry => ({
    entryNumber,
    quantity,
    product: { code, name, programName: 'Lindgren Memory Scale', purchasable: true, qualificationLevel: 'C' },
    basePrice: money(price),
    totalPrice: money(price * quantity),
    notDiscountable: false,
  });
  const entries = [
    line(0, 2, 'LMS4-KIT', 'Lindgren Memory Scale, 4th Edition: Complete Kit', 590),
    line(1, SAMPLE_UNITS - 2, 'LMS4-REC25', 'Lindgren Memory Scale, 4th Edition: Record Forms', 64),
  ];
  const total = money(entries.reduce((sum, { totalPrice }) => sum + (totalPrice?.value ?? 0), 0));
  return {
    code: 'sample',
    guid: 'sample',
    version: 0,
    entries,
    totalItems: entries.length,
    totalUnitCount: SAMPLE_UNITS,
    subTotal: total,
    totalPrice: total,
  };
};

/** Returns the sample cart as a read of the cart would. */
export const sampleView = (): CartView => ({
  cart: sampleCart(),
  expired: false,
  lost: [],
  changedElsewhere: false,
});
