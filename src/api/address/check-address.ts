import { callService } from '../../core/http/call-service.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import type { Address, AddressBody } from './address.contract.ts';
import { verifyAddress } from './address-book.contract.ts';

/** `suggested`: what the service holds for likelier; empty where it knows nothing like it. */
export type CheckedAddress = { valid: true } | { valid: false; suggested: readonly Address[] };

/**
 * Asks the validation service. Never rejects: an address that can't be checked now is taken as it was typed, and the failure
 * reported. Source: CHK-07 d.
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
