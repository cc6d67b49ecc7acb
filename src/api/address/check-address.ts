import { callService } from '../../core/http/call-service.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import type { Address, AddressBody } from './address.contract.ts';
import { verifyAddress } from './address-book.contract.ts';

/**
 * The result of checking an address. `suggested` are the addresses that the service considers more likely; empty if it
 * knows none.
 */
export type CheckedAddress = { valid: true } | { valid: false; suggested: readonly Address[] };

/**
 * Asks the validation service. Never rejects: if the address can't be checked now, it counts as valid and the failure
 * is reported. Source: CHK-07 d.
 */
export const checkAddress = async (
  path: { userId: string; whose?: string },
  body: AddressBody,
): Promise<CheckedAddress> => {
  try {
    const { decision, suggestedAddresses } = await callService(verifyAddress, { path, body });
    reportSolved('address.check');
    if (decision === 'REVIEW' && suggestedAddresses.length > 0)
      return { valid: false, suggested: suggestedAddresses };
    return decision === 'REJECT' ? { valid: false, suggested: suggestedAddresses } : { valid: true };
  } catch (error) {
    reportLater('address.check', error);
    return { valid: true };
  }
};
