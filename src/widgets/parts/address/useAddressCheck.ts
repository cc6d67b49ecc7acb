import { useState } from 'react';
import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import type { CheckedAddress } from '../../../api/address/address-help.ts';
import { AS_TYPED } from './AddressOffer.tsx';

export type Offer = {
  suggested: readonly Address[];
  typed: Address;
  /** The index of a suggestion, or `AS_TYPED`. */
  picked: string;
};

type Check = ((body: AddressBody) => Promise<CheckedAddress>) | undefined;

/** Returns a sent address as the services answer it. */
export const asAddress = (body: AddressBody): Address => ({
  ...(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Address),
  defaultAddress: false,
});

/** Holds the service's validation of an address, for as long as it is the same, and the choice. Source: CHK-07 d. */
export const useAddressCheck = (check: Check) => {
  const [judged, setJudged] = useState<Offer & { of: string }>();
  const offerFor = (body: AddressBody) => (judged?.of === JSON.stringify(body) ? judged : undefined);
  return {
    /** Returns what is offered for an address and which choice is selected. Undefined if nothing is offered. */
    offerFor,
    pick: (picked: string) => setJudged((before) => before && { ...before, picked }),
    /** Returns what to send: a suggestion, or {} for the address itself. Undefined while the shopper is asked. */
    decide: async (body: AddressBody): Promise<{ suggestion?: Address } | undefined> => {
      const offer = offerFor(body);
      if (offer) {
        const suggestion = offer.suggested[Number(offer.picked)];
        return suggestion ? { suggestion } : {};
      }
      const checked = await check?.(body);
      if (!checked || checked.valid) return {};
      const { suggested } = checked;
      const picked = suggested.length > 0 ? '0' : AS_TYPED;
      setJudged({ of: JSON.stringify(body), suggested, typed: asAddress(body), picked });
      return undefined;
    },
  };
};
