import type { PageConfig } from '../../core/config/page-config.ts';
import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { runtime } from '../../core/runtime.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { Address, AddressBody } from './address.contract.ts';
import { suggestAddresses, verifyAddress } from './address-book.contract.ts';
import { ADDRESS_FIELDS, type AddressField } from './address-fields.rules.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import { knownCountries } from './address-order.rules.ts';

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

/** Returns the fields that a service refused. Empty if it refused something else. Source: api.md, ValidationError. */
export const refusedFields = (error: unknown): readonly AddressField[] => {
  if (!isServiceError(error) || error.type !== 'ValidationError') return [];
  const named = error.errors.map(({ subject }) => subject?.replace(/^address\./, '').split('.')[0]);
  return ADDRESS_FIELDS.filter((field) => named.includes(field));
};

/** `suggested` are the addresses that the service considers more likely; empty if it knows none. */
export type CheckedAddress = { valid: true } | { valid: false; suggested: readonly Address[] };

/** Asks the validation service. Never rejects: an address that can't be checked now counts as valid. Source: CHK-07 d. */
export const checkAddress = async (
  path: { userId: string; whose?: string },
  body: AddressBody,
): Promise<CheckedAddress> => {
  try {
    const { decision, suggestedAddresses } = await callService(verifyAddress, { path, body });
    reportSolved('address.check');
    const isLikelier = decision === 'REVIEW' && suggestedAddresses.length > 0;
    return decision === 'REJECT' || isLikelier
      ? { valid: false, suggested: suggestedAddresses }
      : { valid: true };
  } catch (error) {
    reportLater('address.check', error);
    return { valid: true };
  }
};

/** Returns the default country from the page's settings, if the store knows it. Source: CHK-20 a. */
export const defaultCountry = (settings: PageConfig['settings']): string | undefined =>
  knownCountries.find((country) => country === settings.defaultCountry?.trim().toUpperCase());
