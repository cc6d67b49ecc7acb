import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { Address } from './address.contract.ts';
import { suggestAddresses } from './address-book.contract.ts';

/** A suggestion: a line to show, and its address if the service sends it. */
export type AddressSuggestion = { text: string; address: Address | undefined };

export type AddressUse = 'SHIPPING' | 'BILLING';

const isNothing = (text: string): boolean => /^(?:null)?$/i.test(text.trim());

/** Removes fields that the service filled with the word null. Source: specification section 7, CHK-07 c. */
const withoutNull = (address: Address): Address =>
  Object.fromEntries(
    Object.entries(address).filter(([, value]) => typeof value !== 'string' || !isNothing(value)),
  ) as Address;

/**
 * Returns the addresses that match what is typed. Never rejects: a failure is logged and gives no suggestions, and
 * neither does a customer without a cart. The shopper can always type on. Source: CHK-07 b, CHK-07 c.
 */
export const suggestFor = async (
  at: CartAddress | undefined,
  addressType: AddressUse,
  term: string,
  signal?: AbortSignal,
): Promise<readonly AddressSuggestion[]> => {
  if (!at) return [];
  const { language } = runtime().row;
  try {
    const { suggestions } = await callService(suggestAddresses, {
      path: at,
      query: { addressType, term, lang: language },
      ...(signal && { signal }),
    });
    return suggestions
      .filter(({ text }) => !isNothing(text))
      .map(({ text, address }) => ({ text, address: address && withoutNull(address) }));
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'aborted')
      console.warn('Assess widgets: addresses can’t be suggested now.', error);
    return [];
  }
};
