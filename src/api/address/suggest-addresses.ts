import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { Address } from './address.contract.ts';
import { suggestAddresses } from './address-book.contract.ts';

/** One suggestion: a line to show, and the address that it stands for where the service says it. */
export type AddressSuggestion = { text: string; address: Address | undefined };

export type AddressUse = 'SHIPPING' | 'BILLING';

const isNothing = (text: string): boolean => /^(?:null)?$/i.test(text.trim());

/** The service writes the word null for what it has not. Source: specification section 7, CHK-07 c. */
const withoutNull = (address: Address): Address =>
  Object.fromEntries(
    Object.entries(address).filter(([, value]) => typeof value !== 'string' || !isNothing(value)),
  ) as Address;

/**
 * Addresses that begin with or hold what is typed. Never rejects: a failure is logged and gives none, as does a customer without
 * a cart; whoever types can go on without. Source: CHK-07 b, CHK-07 c.
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
