import { use, useMemo } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { checkoutCartQuery } from '../../../api/checkout/checkout.queries.ts';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { TrainingCart } from './load-training.ts';

export type TrainingEntry = CheckoutCart['entries'][number];

/** Reads a signed-in customer's cart with its trainings: the current one or that of a quote. Source: TRN-01 d. */
export const useTrainingCart = () => {
  const customer = useCustomer();
  const cartId = use(TrainingCart);
  const at = useMemo<CartAddress | undefined>(() => customer && { ...customer, cartId }, [customer, cartId]);
  const { data, error, refetch, isFetching } = useCustomerQuery(checkoutCartQuery(at));
  return { at, cart: data, error, reading: isFetching, readAgain: () => void refetch() };
};

/** Returns the line that is meant: the entry with that number if it still has the product, else the product's first entry. */
export const lineOf = (
  cart: CheckoutCart | undefined,
  { code, entryNumber }: { code: string; entryNumber: number },
): TrainingEntry | undefined => {
  const ofProduct = cart?.entries.filter(({ product }) => product.code === code) ?? [];
  return ofProduct.find((entry) => entry.entryNumber === entryNumber) ?? ofProduct[0];
};
