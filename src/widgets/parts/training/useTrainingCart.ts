import { use, useMemo } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { checkoutCartQuery } from '../../../api/checkout/checkout.queries.ts';
import { useCustomer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { TrainingCart } from './training-cart.ts';

export type TrainingEntry = CheckoutCart['entries'][number];

/** The customer's cart, the current one or that of a quote, with what its trainings know; nothing is read for who is not signed in. Source: TRN-01 d. */
export const useTrainingCart = () => {
  const customer = useCustomer();
  const cartId = use(TrainingCart);
  const at = useMemo<CartAddress | undefined>(() => customer && { ...customer, cartId }, [customer, cartId]);
  const { data, error, refetch, isFetching } = useCustomerQuery(checkoutCartQuery(at));
  return { at, cart: data, error, reading: isFetching, readAgain: () => void refetch() };
};

/** The line that is meant: by its number where that is of its product still, else its product's first. */
export const lineOf = (
  cart: CheckoutCart | undefined,
  { code, entryNumber }: { code: string; entryNumber: number },
): TrainingEntry | undefined => {
  const ofProduct = cart?.entries.filter(({ product }) => product.code === code) ?? [];
  return ofProduct.find((entry) => entry.entryNumber === entryNumber) ?? ofProduct[0];
};
