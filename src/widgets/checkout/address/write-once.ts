import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import { isAddressOf } from '../../../api/address/is-address-of.rules.ts';
import { getCheckoutCart, type CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../../../api/commerce-request.ts';
import { changed } from '../../../api/query.ts';
import { callService } from '../../../core/http/call-service.ts';
import { isServiceError } from '../../../core/errors.ts';
import type { StepWrite, WriteAt } from '../flow/step-props.ts';

/** Returns a write that never saves an address twice: after a lost answer, the cart shows it. Source: REL-01. */
export const writeOnce =
  (body: AddressBody, of: (cart: CheckoutCart) => Address | undefined, write: StepWrite): StepWrite =>
  async (to) => {
    try {
      await write(to);
    } catch (error) {
      if (!isServiceError(error) || !error.undecided || !(await isWritten(to, body, of))) throw error;
    }
    await changed(['addresses']);
  };

const isWritten = async (
  { path }: WriteAt,
  body: AddressBody,
  of: (cart: CheckoutCart) => Address | undefined,
): Promise<boolean> => {
  const found = of(await callService(getCheckoutCart, { path, query: { fields: CART_FIELDS } }));
  return found !== undefined && isAddressOf(found, body);
};
